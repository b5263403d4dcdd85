import {
  CHAMPS_INTERVENANTE,
  type ChampIntervenante,
  type Plat,
} from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'

/** The columns of a speaker written on the event itself, by the name of her field. */
export const COLONNES_INTERVENANTE = {
  Prenom: 'prenom',
  Nom: 'nom',
  Entreprise: 'entreprise',
  Profession: 'profession',
  Email: 'email',
  Telephone: 'telephone',
  Photo: 'photo',
  Lien: 'lien',
  Instagram: 'instagram',
  Facebook: 'facebook',
  Linkedin: 'linkedin',
  LienFdt: 'lien_fdt',
} as const satisfies Record<ChampIntervenante, string>

export type Intervenante = Record<(typeof COLONNES_INTERVENANTE)[ChampIntervenante], string | null>
type Lue = Readonly<Record<string, string | null>> | undefined

/** R3-13: her row as flat fields; without a row, all of them null. */
export const platesOf = <const Prefix extends 'intervenante' | 'intervenante2'>(prefix: Prefix, row: Lue) =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [`${prefix}${champ}`, row?.[COLONNES_INTERVENANTE[champ]] ?? null]),
  ) as Plat<Prefix, string | null>

type Parts = Readonly<Record<string, unknown>>

/** R7-8: the parts of a form as her row, her photo as it was settled; undefined when nothing is said of her. */
export const intervenanteOf = (
  prefix: 'intervenant' | 'intervenant2',
  parts: Parts,
  photo: string | null,
): Intervenante | undefined => {
  const row = Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [COLONNES_INTERVENANTE[champ], parts[`${prefix}${champ}`] ?? null]),
  ) as Intervenante
  const hers = { ...row, photo }
  return Object.values(hers).some((value) => value !== null) ? hers : undefined
}
