import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** An answer of the sign-up, changed from the profile. */
export const ReponseDialog = lazyWithRetry(() => import('./components/ReponseDialog.tsx'), 'ReponseDialog')

/** The profile-completion dialog, for registering members (R4-7). */
export const InscriptionDialog = lazyWithRetry(
  () => import('./components/InscriptionDialog.tsx'),
  'InscriptionDialog',
)
