import { DARK, LIGHT } from './mail-colors.ts'

const styled = (color: string): string => `[style*="${color}"]`

/** In a style sheet of its own: some mail clients drop a whole sheet for one selector that they do not know. */
export const SMALL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 639px) {
  .mail-band { padding: 18px 22px !important }
  .mail-sheet { padding: 26px 22px !important }
  .mail-foot { padding: 18px 22px !important }
  .mail-card-day { padding: 18px 4px !important; width: 68px !important }
  .mail-card-facts { padding: 16px 14px !important }
}`

/** The dark theme. Selectors match texts by their inline light colour, so that mails set each colour only once. */
export const DARK_CSS = `
@media (prefers-color-scheme: dark) {
  .mail, .mail > table > tbody > tr > td { background-color: ${DARK.page} !important }
  .mail .mail-band { background-color: ${DARK.band} !important }
  .mail .mail-sheet { background-color: ${DARK.sheet} !important }
  .mail .mail-foot { background-color: ${DARK.foot} !important; border-top-color: ${DARK.line} !important }
  .mail-sheet h1, .mail-sheet h2, .mail-sheet p, .mail-card-day span { color: ${DARK.ink} !important }
  .mail-sheet p${styled(LIGHT.soft)}, .mail-card-day span${styled(LIGHT.soft)}, .mail-foot p { color: ${DARK.soft} !important }
  .mail-sheet a${styled(LIGHT.link)}, .mail-foot a { color: ${DARK.link} !important }
  .mail-sheet ${styled('border-left')} { border-left-color: ${DARK.ink} !important }
  .mail-card, .mail-card-day, .mail-qr { border-color: ${DARK.line} !important }
}`
