import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export { GestesMenu } from './components/GestesMenu.tsx'

/** The member’s reports and their answers, for the account page. */
export const MesSignalementsSection = lazyWithRetry(
  () => import('./components/MesSignalementsSection.tsx'),
  'MesSignalementsSection',
)
