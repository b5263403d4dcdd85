import { DARK, LIGHT } from './mail-colors.ts'

const styled = (color: string): string => `[style*="${color}"]`

/**
 * The rules that inline styles cannot express: dark theme and small screens. Selectors match texts by their inline light
 * colour, so that mails set each colour only once.
 */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 639px) {
  .mail-band { padding: 18px 22px !important }
  .mail-sheet { padding: 26px 22px !important }
  .mail-foot { padding: 18px 22px !important }
}
@media (prefers-color-scheme: dark) {
  .mail, .mail > table > tbody > tr > td { background-color: ${DARK.page} !important }
  .mail .mail-band { background-color: ${DARK.band} !important }
  .mail .mail-sheet { background-color: ${DARK.sheet} !important }
  .mail .mail-foot { background-color: ${DARK.foot} !important; border-top-color: ${DARK.line} !important }
  .mail-sheet h1, .mail-sheet h2, .mail-sheet p { color: ${DARK.ink} !important }
  .mail-sheet p${styled(LIGHT.soft)}, .mail-foot p { color: ${DARK.soft} !important }
  .mail-sheet a${styled(LIGHT.link)}, .mail-foot a { color: ${DARK.link} !important }
  .mail-sheet table${styled('border-left')} { border-left-color: ${DARK.ink} !important }
}`
