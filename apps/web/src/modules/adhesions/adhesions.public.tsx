import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** Her years, for the page of her account. */
export const AdhesionsList = lazyWithRetry(() => import('./components/AdhesionsList.tsx'), 'AdhesionsList')
