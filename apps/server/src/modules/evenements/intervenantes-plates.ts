import {
  CHAMPS_INTERVENANTE,
  type ChampIntervenante,
  type Plat,
} from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'

/** Columns of an inline speaker, by field name. */
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

/** R3-13: the row of an inline speaker as flat fields, all null without a row. */
export const platesOf = <const Prefix extends 'intervenante' | 'intervenante2'>(prefix: Prefix, row: Lue) =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [`${prefix}${champ}`, row?.[COLONNES_INTERVENANTE[champ]] ?? null]),
  ) as Plat<Prefix, string | null>

type Parts = Readonly<Record<string, unknown>>

/** R7-8: the form fields of an inline speaker as a row, with her stored photo; undefined if all are empty. */
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
