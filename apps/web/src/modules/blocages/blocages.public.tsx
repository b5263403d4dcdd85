import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export { BlocageDialog } from './components/BlocageDialog.tsx'

/** The members whom she has blocked, for the account page. */
export const MembresBloqueesSection = lazyWithRetry(
  () => import('./components/MembresBloqueesSection.tsx'),
  'MembresBloqueesSection',
)
