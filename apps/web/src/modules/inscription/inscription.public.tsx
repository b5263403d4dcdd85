import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** The profile-completion dialog, for registering members (R4-7). */
export const InscriptionDialog = lazyWithRetry(
  () => import('./components/InscriptionDialog.tsx'),
  'InscriptionDialog',
)
