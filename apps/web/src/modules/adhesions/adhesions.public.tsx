import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** Her years, for the page of her account. */
export const MesAdhesions = lazyWithRetry(() => import('./components/MesAdhesions.tsx'), 'MesAdhesions')
