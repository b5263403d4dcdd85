import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'

// What is dated here is read in France, wherever the browser is.
const mois = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' })
const jour = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** « mars 2019 » */
export const formatMois = (instant: string): string => mois.format(new Date(instant))

/** « 3 mai 1984 », from a civil day. */
export const formatNaissance = (date: string): string => jour.format(new Date(`${date}T00:00:00Z`))

/** A text in the paragraphs that its blank lines make. */
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

/** The links that whoever reads may follow. */
export const liensOf = (profil: Pick<Profil, (typeof RESEAUX)[number]['champ']>) =>
  RESEAUX.flatMap(({ champ, ...reseau }) => {
    const href = profil[champ]
    return href === null ? [] : [{ ...reseau, href }]
  })

/** « 06 39 98 00 12 », or an international number as it is. */
export const formatTelephone = (telephone: string): string =>
  /^0\d{9}$/.test(telephone) ? telephone.replaceAll(/(\d{2})(?=\d)/g, '$1 ') : telephone
