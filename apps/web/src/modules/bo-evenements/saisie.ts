import { violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { Fichier } from '@entrelles/contract/kit/fichier.ts'
import {
  INTERVENANTE_VIDE,
  isNommee,
  partsOf,
  violationsDuFormulaire,
  type IntervenanteForm,
  type ValeursEvenement,
} from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { evenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import { INTERVENANTE_SANS_NOM } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import {
  CHAMPS_INTERVENANTE,
  type ChampIntervenante,
} from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import { codePostal } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

export type Bloc = 'intervenant' | 'intervenant2'

type Plates<B extends Bloc> = {
  readonly [C in ChampIntervenante as `${B}${C}`]: C extends 'Photo' ? string | Fichier | null : string
}

/** R3-12, with the fields of both speakers flattened: `intervenant2Prenom`. */
export type Saisie = Omit<ValeursEvenement, Bloc> & Plates<'intervenant'> & Plates<'intervenant2'>

const aPlat = <B extends Bloc>(bloc: B, values: IntervenanteForm) =>
  Object.fromEntries(CHAMPS_INTERVENANTE.map((champ) => [`${bloc}${champ}`, values[champ]])) as Plates<B>

export const saisieOf = ({ intervenant, intervenant2, ...valeurs }: ValeursEvenement): Saisie => ({
  ...valeurs,
  ...aPlat('intervenant', intervenant),
  ...aPlat('intervenant2', intervenant2),
})

export const blocOf = (saisie: Saisie, bloc: Bloc): IntervenanteForm =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [champ, saisie[`${bloc}${champ}`]]),
  ) as IntervenanteForm

/** Event values of the form; a closed block sends no speaker. */
export const valeursDe = (saisie: Saisie): ValeursEvenement => ({
  ...saisie,
  intervenant: saisie.avecIntervenant ? blocOf(saisie, 'intervenant') : INTERVENANTE_VIDE,
  intervenant2: saisie.avecIntervenant2 ? blocOf(saisie, 'intervenant2') : INTERVENANTE_VIDE,
})

/** Renames violations to the fields of this form. */
export const auxChamps = (saisie: Saisie, violations: readonly Violation[]): readonly Violation[] =>
  violationsDuFormulaire(valeursDe(saisie), violations).map(({ champ, message }) => ({
    champ: champ.replace('.', ''),
    message,
  }))

const codeOf = ({ location, codePostal: code }: Saisie): readonly Violation[] => {
  if (location !== LOCATIONS.presentiel || code === '') return []
  const message = codePostal.safeParse(code).error?.issues[0]?.message
  return message === undefined ? [] : [{ champ: 'codePostal', message }]
}

/** Something is known of the speaker, but no name: nobody could be presented. An empty block is no speaker. */
const isSansNom = (values: IntervenanteForm): boolean =>
  !isNommee(values) &&
  CHAMPS_INTERVENANTE.some((champ) => {
    const value = values[champ]
    return typeof value === 'string' ? value.trim() !== '' : value !== null
  })

const BLOCS = ['intervenant', 'intervenant2'] as const

/** A block that is open and not empty needs a name (R3-12). */
const sansNom = (saisie: Saisie): readonly Violation[] => {
  const valeurs = valeursDe(saisie)
  return BLOCS.filter((bloc) => isSansNom(valeurs[bloc])).map((bloc) => ({
    champ: `${bloc}Prenom`,
    message: INTERVENANTE_SANS_NOM,
  }))
}

/** R5-16, with the messages of the server. */
export const violationsDe = (saisie: Saisie): readonly Violation[] => [
  ...codeOf(saisie),
  ...sansNom(saisie),
  ...auxChamps(saisie, violationsOf(evenementForm.safeParse(partsOf(valeursDe(saisie))).error?.issues ?? [])),
]

/** Fingerprint of the form, to compare the current values with the saved ones. */
export const empreinteDe = (saisie: Saisie): string =>
  JSON.stringify({ ...valeursDe(saisie), isDraft: undefined }, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/** The picture fields. */
export const IMAGES = ['imageEvenement', 'previewEvenement', 'intervenantPhoto', 'intervenant2Photo'] as const
