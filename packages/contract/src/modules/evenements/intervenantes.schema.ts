import { z } from '#kit/z.ts'

/** R3-12, R3-13, R7-8: fields of a speaker stored on the event itself, in the order of the form. */
export const CHAMPS_INTERVENANTE = [
  'Prenom',
  'Nom',
  'Entreprise',
  'Profession',
  'Email',
  'Telephone',
  'Photo',
  'Lien',
  'Instagram',
  'Facebook',
  'Linkedin',
  'LienFdt',
] as const
export type ChampIntervenante = (typeof CHAMPS_INTERVENANTE)[number]

/** The same field with its prefix: `intervenantePrenom`. */
export type Plat<Prefix extends string, Value> = {
  readonly [C in ChampIntervenante as `${Prefix}${C}`]: Value
}

/** Omitted unless the reader is registered or manages the event. */
export const CHAMPS_RESERVES = ['Email', 'Telephone'] as const

const lu = z.string().nullable()

const luPlat = <const Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [
      `${prefix}${champ}`,
      (CHAMPS_RESERVES as readonly string[]).includes(champ) ? lu.optional() : lu,
    ]),
  ) as unknown as {
    [C in ChampIntervenante as `${Prefix}${C}`]: C extends (typeof CHAMPS_RESERVES)[number]
      ? z.ZodOptional<typeof lu>
      : typeof lu
  }

/** R3-13: fields of both speakers, flat. */
export const intervenantesLues = { ...luPlat('intervenante'), ...luPlat('intervenante2') }
