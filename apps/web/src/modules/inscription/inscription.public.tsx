import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

/** The profile-completion dialog, for whoever is registering (R4-7). */
export const DialogueInscription = lazyWithRetry(
  () => import('./components/DialogueInscription.tsx'),
  'DialogueInscription',
)
