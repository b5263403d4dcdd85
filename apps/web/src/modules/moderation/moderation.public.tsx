import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export { GestesMenu } from './components/GestesMenu.tsx'
export { useHasMesures } from './moderation.api.ts'

/** Reports a content or a member in two taps, from a button of its own. */
export const SignalementDialog = lazyWithRetry(
  () => import('./components/SignalementDialog.tsx'),
  'SignalementDialog',
)

/** The member’s reports and their answers, for the account page. */
export const MesSignalementsSection = lazyWithRetry(
  () => import('./components/MesSignalementsSection.tsx'),
  'MesSignalementsSection',
)

/** The measures about the member, for the account page. */
export const MesMesuresSection = lazyWithRetry(
  () => import('./components/MesMesuresSection.tsx'),
  'MesMesuresSection',
)
