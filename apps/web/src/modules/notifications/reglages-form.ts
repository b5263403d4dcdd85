import { formatHour } from '@entrelles/contract/kit/format.ts'
import {
  FAMILLES_REGLABLES,
  preferencesOf,
  prereglageOf,
  PREREGLAGES,
  RYTHMES,
  rythmesOf,
  type Preference,
  type Prereglage,
  type Reglages,
  type ReglagesForm,
  type Rythmes,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'

/** A field of the form that is not a native input. */
export type Controle<Name extends keyof ReglagesForm> = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: ReglagesForm[Name]
  readonly onChange: (value: ReglagesForm[Name]) => void
}

export const valuesOf = ({
  preferences,
  heuresCalmes,
  heureResume,
  jourResume,
}: Pick<Reglages, keyof ReglagesForm>): ReglagesForm => ({
  preferences: preferencesOf(rythmesOf(preferences)),
  heuresCalmes,
  heureResume,
  jourResume,
})

/** What a preset puts in the form. */
export const filledWith = (prereglage: Prereglage): Preference[] => preferencesOf(RYTHMES[prereglage])

/** The same preferences with one choice changed. */
export const withChoice = (
  preferences: readonly Preference[],
  { famille, canal, frequence }: Preference,
): Preference[] => {
  const rythmes = rythmesOf(preferences)
  return preferencesOf({ ...rythmes, [famille]: { ...rythmes[famille], [canal]: frequence } })
}

const withPushOf = (prereglage: Prereglage, rythmes: Rythmes): Rythmes => {
  const entries = FAMILLES_REGLABLES.map((famille) => [
    famille,
    { ...rythmes[famille], push: RYTHMES[prereglage][famille].push },
  ])
  return Object.fromEntries(entries) as Rythmes
}

/**
 * The preset that she sees in the form. What telephones are told counts only where she can change it: otherwise no preset
 * would be marked, and nothing on the page would say why.
 */
export const prereglageShown = (
  preferences: readonly Preference[],
  isPushShown: boolean,
): Prereglage | undefined => {
  const rythmes = rythmesOf(preferences)
  if (isPushShown) return prereglageOf(rythmes)
  return PREREGLAGES.find((name) => prereglageOf(withPushOf(name, rythmes)) === name)
}

export const MINUTES_PAR_JOUR = 1440

const minutesOf = (heure: string): number => {
  const [hours, minutes] = heure.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

type Periode = { readonly debut: string; readonly fin: string }

/** The quiet hours in minutes from midnight, for the dial; a night passes midnight. */
export const arcOf = ({ debut, fin }: Periode): { readonly depart: number; readonly duree: number } => {
  const depart = minutesOf(debut)
  return { depart, duree: (minutesOf(fin) - depart + MINUTES_PAR_JOUR) % MINUTES_PAR_JOUR }
}

/** « 21 h », « 8 h 30 »: a time of the clock, in no zone. */
export const heureEnMots = (heure: string): string => formatHour(`1970-01-01T${heure}:00Z`, 'UTC')
