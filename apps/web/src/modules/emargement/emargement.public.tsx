import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** The past events whose sheet is empty, for the back office; nothing when there is none. */
export const EmargementsAFaire = lazyWithRetry(
  () => import('./components/EmargementsAFaire.tsx'),
  'EmargementsAFaire',
)
