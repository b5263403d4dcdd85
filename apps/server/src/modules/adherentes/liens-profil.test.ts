import { RESEAUX_SOCIAUX, reseauFacultatif, siteFacultatif } from '@entrelles/contract/kit/liens-profil.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const CHAMPS = {
  site: siteFacultatif,
  instagram: reseauFacultatif('instagram'),
  facebook: reseauFacultatif('facebook'),
  linkedin: reseauFacultatif('linkedin'),
} as const
type Champ = keyof typeof CHAMPS

/** Pieces of addresses, one word each; then those that have no letter. */
const MOTS =
  'instagram.com facebook.com linkedin.com mechant.fr www in maelle javascript xn--80ak6aa92e https:// http:'
const SIGNES = ['//', '/', '\\', '@', ':', '.', '?', '#', '%2f', '%40', ' ', '\t', '\u200b', '。', '／']
const morceau = fc.constantFrom(...MOTS.split(' '), ...SIGNES)
const typed = fc.oneof(
  fc.array(morceau, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ maxLength: 40 }),
)

/** Sites that a field leads to; undefined for any. */
const sitesOf = (champ: Champ): readonly string[] | undefined =>
  champ === 'site' ? undefined : RESEAUX_SOCIAUX[champ].sites

test.each(Object.keys(CHAMPS) as Champ[])(
  '[security 37] %s: whatever is accepted leads where it says, over http or https',
  (champ) => {
    const sites = sitesOf(champ)
    let accepted = 0
    const property = fc.property(typed, (text) => {
      const { data } = CHAMPS[champ].safeParse(text)
      if (data === undefined || data === null) return
      accepted += 1
      const url = new URL(data)
      expect(['http:', 'https:']).toContain(url.protocol)
      expect([url.username, url.password]).toEqual(['', ''])
      expect(data).not.toMatch(/[\s\\]/)
      expect(sites?.some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`)) ?? true).toBe(
        true,
      )
      // What is saved is accepted as it is at the next save.
      expect(CHAMPS[champ].parse(data)).toBe(data)
    })
    fc.assert(property, { numRuns: 2000 })
    expect(accepted).toBeGreaterThan(20)
  },
)
