import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export {
  DiscussionAntenneButton,
  EcrireInscritesButton,
  EcrireReponseButton,
} from './components/OuvertureButtons.tsx'
export { useMessagesEnAttente } from './use-messages-en-attente.ts'

/** Whether she shares « Vu », for the account page. */
export const LectureVisibleSection = lazyWithRetry(
  () => import('./components/LectureVisibleSection.tsx'),
  'LectureVisibleSection',
)
