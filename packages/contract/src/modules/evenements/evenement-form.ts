import type { Violation } from '#kit/errors.ts'
import type { Fichier } from '#kit/fichier.ts'
import { localDayOf, localOf, localTimeOf, ZONE_PARIS, type Fuseau } from '#kit/zoned-time.ts'
import type { z } from '#kit/z.ts'
import {
  CAPACITES,
  LOCATIONS,
  type Capacite,
  type InscriptionType,
  type Location,
} from './evenements.constants.ts'
import type { evenementForm } from './evenements.forms.ts'
import type { Evenement } from './evenements.schema.ts'
import { OBLIGATOIRE } from './evenements.texts.ts'
import { CHAMPS_INTERVENANTE, type ChampIntervenante } from './intervenantes.schema.ts'

export type Choix = { readonly value: string; readonly label: string }
type ImageForm = string | Fichier | null

/** Fields of a speaker in the form, named as in R3-13: `Prenom`, `Nom`… */
export type IntervenanteForm = {
  readonly [C in ChampIntervenante]: C extends 'Photo' ? ImageForm : string
}

/** R3-12: values of the form. */
export type ValeursEvenement = {
  readonly titre: string
  readonly themeId: string
  readonly type: string
  readonly location: Location | ''
  readonly lienVisio: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
  readonly limitParticipantes: Capacite | ''
  readonly nombreParticipantes: string
  readonly date: string
  readonly heureDebut: string
  readonly heureFin: string
  readonly fuseau: Fuseau
  readonly imageEvenement: ImageForm
  readonly previewEvenement: ImageForm
  readonly description: string
  readonly inscriptionType: InscriptionType
  readonly isDraft: boolean
  readonly displaySiteVitrine: boolean
  readonly lienGoogleForm: string
  readonly territoires: readonly Choix[]
  readonly intervenants: readonly Choix[]
  readonly intervenant: IntervenanteForm
  readonly intervenant2: IntervenanteForm
  /** True if the block of the speaker is shown: she has a name. */
  readonly avecIntervenant: boolean
  readonly avecIntervenant2: boolean
}

export const INTERVENANTE_VIDE: IntervenanteForm = Object.fromEntries(
  CHAMPS_INTERVENANTE.map((champ) => [champ, champ === 'Photo' ? null : '']),
) as IntervenanteForm

/** R4-11: a new form is a draft, « Interne ». */
export const VALEURS_VIDES: ValeursEvenement = {
  titre: '',
  themeId: '',
  type: '',
  location: '',
  lienVisio: '',
  adresse: '',
  codePostal: '',
  ville: '',
  limitParticipantes: '',
  nombreParticipantes: '',
  date: '',
  heureDebut: '',
  heureFin: '',
  fuseau: ZONE_PARIS,
  imageEvenement: null,
  previewEvenement: null,
  description: '',
  inscriptionType: 'Interne',
  isDraft: true,
  displaySiteVitrine: false,
  lienGoogleForm: '',
  territoires: [],
  intervenants: [],
  intervenant: INTERVENANTE_VIDE,
  intervenant2: INTERVENANTE_VIDE,
  avecIntervenant: false,
  avecIntervenant2: false,
}

/** R9-8. */
export const locationOf = (isEnLigne: boolean | null): Location | '' =>
  isEnLigne === null ? '' : isEnLigne ? LOCATIONS.enLigne : LOCATIONS.presentiel

/** R9-8: null always means « Illimité »; 0 too, except on a draft, where nothing has been chosen yet. */
export const capaciteOf = ({
  nombrePlacesTotal: total,
  isDraft,
}: Pick<Evenement, 'nombrePlacesTotal' | 'isDraft'>): Capacite | '' => {
  if (total !== null && total > 0) return CAPACITES.limite
  return total === 0 && isDraft ? '' : CAPACITES.illimite
}

/** R3-12: in lower case. */
export const labelIntervenant = ({ prenom, nom }: { prenom: string; nom: string }): string =>
  `${prenom} ${nom}`.toLocaleLowerCase('fr-FR')

const intervenanteOf = (e: Evenement, prefix: 'intervenante' | 'intervenante2'): IntervenanteForm =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => [champ, e[`${prefix}${champ}`] ?? (champ === 'Photo' ? null : '')]),
  ) as IntervenanteForm

export const isNommee = ({ Prenom, Nom }: IntervenanteForm): boolean =>
  Prenom.trim() !== '' || Nom.trim() !== ''

/** R3-14: form values of an event. The fields of the two speakers are kept apart. */
export const valeursOf = (e: Evenement): ValeursEvenement => {
  const intervenant = intervenanteOf(e, 'intervenante')
  const intervenant2 = intervenanteOf(e, 'intervenante2')
  return {
    titre: e.titre,
    themeId: e.theme?.id ?? '',
    type: e.evenementType?.id ?? '',
    location: locationOf(e.isEnLigne),
    lienVisio: e.lienVisio ?? '',
    adresse: e.adresse ?? '',
    codePostal: e.ville?.codePostal ?? '',
    ville: e.ville?.id ?? '',
    limitParticipantes: capaciteOf(e),
    nombreParticipantes: e.nombrePlacesTotal ? String(e.nombrePlacesTotal) : '',
    date: e.dateHeureDebut ? localDayOf(e.dateHeureDebut, e.fuseau) : '',
    heureDebut: e.dateHeureDebut ? localTimeOf(e.dateHeureDebut, e.fuseau) : '',
    heureFin: e.dateHeureFin ? localTimeOf(e.dateHeureFin, e.fuseau) : '',
    fuseau: e.fuseau,
    imageEvenement: e.visuel,
    previewEvenement: e.visuel_preview,
    description: e.description ?? '',
    inscriptionType: e.inscriptionType,
    isDraft: e.isDraft,
    displaySiteVitrine: e.displaySiteVitrine,
    lienGoogleForm: e.lienGoogleForm ?? '',
    territoires: e.territoires.map(({ id, nom }) => ({ value: id, label: nom })),
    intervenants: e.intervenants.map((un) => ({ value: un.id, label: labelIntervenant(un) })),
    intervenant,
    intervenant2,
    avecIntervenant: isNommee(intervenant),
    avecIntervenant2: isNommee(intervenant2),
  }
}

/** R5-16: null for « Illimité », the number for « Limité », 0 otherwise. */
export const placesOf = ({
  limitParticipantes,
  nombreParticipantes,
}: Pick<ValeursEvenement, 'limitParticipantes' | 'nombreParticipantes'>): number | null => {
  if (limitParticipantes === CAPACITES.illimite) return null
  return limitParticipantes === CAPACITES.limite ? Number(nombreParticipantes) : 0
}

const orNull = (value: string): string | null => (value === '' ? null : value)

/** R5-16: null if the date or the time is missing. */
const localDe = (date: string, heure: string): string | null =>
  date === '' || heure === '' ? null : `${date} ${heure}`

const platDe = <const Prefix extends string>(prefix: Prefix, values: IntervenanteForm) =>
  Object.fromEntries(
    CHAMPS_INTERVENANTE.map((champ) => {
      const value = values[champ]
      return [`${prefix}${champ}`, typeof value === 'string' ? orNull(value) : value]
    }),
  ) as { [C in ChampIntervenante as `${Prefix}${C}`]: C extends 'Photo' ? ImageForm : string | null }

export type PartsEvenement = z.input<typeof evenementForm>

/** R7-8: fields that the form sends. */
export const partsOf = (v: ValeursEvenement): PartsEvenement =>
  ({
    titre: v.titre,
    thematiqueId: orNull(v.themeId),
    type: orNull(v.type),
    isEnLigne: v.location === '' ? null : v.location === LOCATIONS.enLigne,
    lienVisio: orNull(v.lienVisio),
    adresse: orNull(v.adresse),
    villeId: orNull(v.ville),
    codePostal: orNull(v.codePostal),
    dateHeureDebut: localDe(v.date, v.heureDebut),
    dateHeureFin: localDe(v.date, v.heureFin),
    fuseau: v.fuseau,
    nombrePlacesTotal: placesOf(v),
    description: orNull(v.description),
    file: v.imageEvenement,
    preview: v.previewEvenement,
    ...platDe('intervenant', v.intervenant),
    ...platDe('intervenant2', v.intervenant2),
    displaySiteVitrine: v.displaySiteVitrine,
    inscriptionType: v.inscriptionType,
    isDraft: v.isDraft,
    lienGoogleForm: orNull(v.lienGoogleForm),
    territoireIds: v.territoires.map(({ value }) => value),
    intervenantIds: v.intervenants.map(({ value }) => value),
  }) satisfies PartsEvenement

const CHAMPS: Readonly<Record<string, string>> = {
  thematiqueId: 'themeId',
  isEnLigne: 'location',
  villeId: 'ville',
  dateHeureDebut: 'heureDebut',
  dateHeureFin: 'heureFin',
  file: 'imageEvenement',
  preview: 'previewEvenement',
  territoireIds: 'territoires',
  intervenantIds: 'intervenants',
}

const champDe = (champ: string, v: ValeursEvenement): string => {
  if (champ.startsWith('dateHeure') && v.date === '') return 'date'
  if (champ === 'nombrePlacesTotal')
    return v.limitParticipantes === '' ? 'limitParticipantes' : 'nombreParticipantes'
  const [, bloc, reste] = /^(intervenant2?)([A-Z]\w*)$/.exec(champ) ?? []
  if (bloc && reste && (CHAMPS_INTERVENANTE as readonly string[]).includes(reste)) return `${bloc}.${reste}`
  return CHAMPS[champ.replace(/\.\d+$/, '')] ?? champ
}

/** Maps the errors of the sent fields to those of the form, one message per field. */
export const violationsDuFormulaire = (
  v: ValeursEvenement,
  violations: readonly Violation[],
): readonly Violation[] => {
  const first = new Map<string, string>()
  for (const { champ, message } of violations) {
    const ici = champDe(champ, v)
    // The choice of a limit is missing, not the number of places.
    if (!first.has(ici)) first.set(ici, ici === 'limitParticipantes' ? OBLIGATOIRE : message)
  }
  return [...first].map(([champ, message]) => ({ champ, message }))
}

/** Local start and end time of an event; null without a date. */
export const heuresOf = (debut: string | null, fin: string | null, zone: string) => ({
  heureDebut: debut === null ? null : localOf(debut, zone).slice(11),
  heureFin: fin === null ? null : localOf(fin, zone).slice(11),
})
