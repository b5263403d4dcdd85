import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export { useReadCible } from './use-read-cible.ts'

/** What the member is told, where and when, for the account page. */
export const ReglagesSection = lazyWithRetry(
  () => import('./components/ReglagesSection.tsx'),
  'ReglagesSection',
)
