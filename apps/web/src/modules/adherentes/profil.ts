import { formatMonthYear } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'

/** « mars 2019 » */
export const formatMois = (instant: string): string => formatMonthYear(localDayOf(instant, ZONE_PARIS))

/** Splits a text at blank lines. */
export const paragraphesOf = (texte: string): readonly string[] =>
  texte
    .split(/\n\s*\n/)
    .map((paragraphe) => paragraphe.trim())
    .filter((paragraphe) => paragraphe !== '')

export const RESEAUX = [
  { champ: 'site', libelle: 'Site', icon: 'globe' },
  { champ: 'linkedin', libelle: 'LinkedIn', icon: 'linkedin-logo' },
  { champ: 'instagram', libelle: 'Instagram', icon: 'instagram-logo' },
  { champ: 'facebook', libelle: 'Facebook', icon: 'facebook-logo' },
] as const

/** What may be typed, in short. */
export const EXEMPLES_LIENS: Readonly<Record<(typeof RESEAUX)[number]['champ'], string>> = {
  site: 'maelle-poterie.fr',
  linkedin: 'in/maelle-poterie',
  instagram: '@maelle.poterie',
  facebook: '@maelle.poterie',
}

/** The links that the reader may see. */
export const liensOf = (profil: Pick<Profil, (typeof RESEAUX)[number]['champ']>) =>
  RESEAUX.flatMap(({ champ, ...reseau }) => {
    const href = profil[champ]
    return href === null ? [] : [{ ...reseau, href }]
  })

/** « 06 39 98 00 12 », or an international number as it is. */
export const formatTelephone = (telephone: string): string =>
  /^0\d{9}$/.test(telephone) ? telephone.replaceAll(/(\d{2})(?=\d)/g, '$1 ') : telephone
