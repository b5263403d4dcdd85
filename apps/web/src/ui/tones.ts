import type { IconName } from './icons.ts'

/** The tones of messages. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Icons repeat the meaning of the colour. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-fill',
  danger: 'x-circle-fill',
}
