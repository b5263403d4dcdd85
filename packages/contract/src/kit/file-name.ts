import { fold } from './identity-rules.ts'

const SLUG_MAX = 60
/** Letters that are no accented ones. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** The words of a title in ASCII letters and digits: « fixer-ses-prix-l-ete ». A long title loses its last words. */
export const slugOf = (title: string): string => {
  const words = fold(title)
    .replaceAll(/[œæß]/g, (letter) => LIGATURES[letter] ?? '')
    .match(/[a-z0-9]+/g)
  const whole = (words ?? []).join('-')
  return whole.length <= SLUG_MAX
    ? whole
    : whole.slice(0, SLUG_MAX + 1).replace(/-?[^-]*$/, '') || whole.slice(0, SLUG_MAX)
}
