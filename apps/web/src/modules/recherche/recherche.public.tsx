import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** Her search alerts, for the account page. */
export const AlertesSection = lazyWithRetry(() => import('./alertes/AlertesSection.tsx'), 'AlertesSection')
