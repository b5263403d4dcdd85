import { addDays } from '#kit/dates.ts'
import { instantOf, localDayOf, localTimeOf, type Fuseau } from '#kit/zoned-time.ts'
import type { Frequence } from './preferences.schema.ts'

/** Her hours, in the zone of her commune. */
export type Heures = {
  readonly fuseau: Fuseau
  readonly heuresCalmes: { readonly actives: boolean; readonly debut: string; readonly fin: string }
  readonly heureResume: string
  /** Monday is 1, Sunday 7. */
  readonly jourResume: number
}

/** The overseas departments and territories, each with its zone; the others are in Paris's. */
const FUSEAUX_OUTRE_MER: Readonly<Record<string, Fuseau>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/Guadeloupe',
  '978': 'America/Guadeloupe',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}
export const fuseauOf = (departement: string | null): Fuseau =>
  FUSEAUX_OUTRE_MER[departement ?? ''] ?? 'Europe/Paris'

/** The next instant at which clocks show that time, after `now`. */
const nextTime = (now: Date, time: string, fuseau: Fuseau): Date => {
  const today = localDayOf(now, fuseau)
  const at = instantOf(`${today} ${time}`, fuseau)
  return at > now ? at : instantOf(`${addDays(today, 1)} ${time}`, fuseau)
}

const isWithin = (time: string, debut: string, fin: string): boolean =>
  debut < fin ? time >= debut && time < fin : time >= debut || time < fin

/** When a telephone may ring: now, or at the end of her quiet hours. */
export const afterQuiet = (now: Date, { heuresCalmes, fuseau }: Heures): Date => {
  const { actives, debut, fin } = heuresCalmes
  return actives && isWithin(localTimeOf(now, fuseau), debut, fin) ? nextTime(now, fin, fuseau) : now
}

const isoWeekday = (at: Date, fuseau: Fuseau): number =>
  new Date(`${localDayOf(at, fuseau)}T00:00:00Z`).getUTCDay() || 7

/** The next digest: today or tomorrow at her hour, or on her day of the week. */
export const nextDigest = (
  now: Date,
  frequence: Extract<Frequence, 'quotidien' | 'hebdomadaire'>,
  { heureResume, jourResume, fuseau }: Heures,
): Date => {
  let at = nextTime(now, heureResume, fuseau)
  if (frequence === 'hebdomadaire')
    while (isoWeekday(at, fuseau) !== jourResume) at = nextTime(at, heureResume, fuseau)
  return at
}

/** A digest never leaves at its hour itself: a letter planned a moment before would come after it. */
const FIRST_MINUTE = 5

/** Digests of one hour are spread over it, always at the same minute for one member. */
export const spread = (at: Date, compteId: string): Date => {
  const share = Number.parseInt(compteId.replaceAll('-', '').slice(-6), 16) % (60 - FIRST_MINUTE)
  return new Date(at.getTime() + (FIRST_MINUTE + share) * 60_000)
}

/** Whether the digest of that instant is also the one of the week. */
export const isWeekly = (at: Date, { jourResume, fuseau }: Heures): boolean =>
  isoWeekday(at, fuseau) === jourResume
