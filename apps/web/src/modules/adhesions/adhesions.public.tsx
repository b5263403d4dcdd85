import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** The member’s memberships, for the account page. */
export const AdhesionsList = lazyWithRetry(() => import('./components/AdhesionsList.tsx'), 'AdhesionsList')
