import type { IconName } from './icons.ts'

/** The four tones of what the interface says back. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** The icon that doubles each tone's colour. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-fill',
  danger: 'x-circle-fill',
}
