import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatAgo, formatCount, formatDayMonth, formatDistance } from '@entrelles/contract/kit/format.ts'
import type { TypeCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'

type Mots = {
  /** « La demande », at the beginning of a sentence. */
  readonly laDemande: string
  readonly maDemande: string
  /** « Awa cherche », « Tu cherches » */
  readonly elle: string
  readonly toi: string
  /** What somebody else says with one tap, what it then reads, and how it is accepted. */
  readonly jePeux: string
  readonly acceptable: string
  readonly accepter: string
  readonly acceptee: string
  readonly accepteeDit: string
}

/** An offer is answered by members who need it: other words for the same acts. */
export const MOTS: Readonly<Record<TypeCoupDePouce, Mots>> = {
  demande: {
    laDemande: 'La demande',
    maDemande: 'ma demande',
    elle: 'cherche',
    toi: 'Tu cherches',
    jePeux: 'Je peux aider',
    acceptable: 'Peut aider',
    accepter: 'Accepter son aide',
    acceptee: 'Aide acceptée',
    accepteeDit: 'Son aide est acceptée. Elle en est prévenue.',
  },
  offre: {
    laDemande: 'L’offre',
    maDemande: 'mon offre',
    elle: 'propose',
    toi: 'Tu proposes',
    jePeux: 'Ça m’intéresse',
    acceptable: 'Intéressée',
    accepter: 'Lui dire oui',
    acceptee: 'C’est dit',
    accepteeDit: 'C’est dit. Elle en est prévenue.',
  },
}

const DAY_MS = 86_400_000
const daysBetween = (from: CivilDay, to: CivilDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** « aujourd’hui », « demain », « dans 20 jours »; undefined for a day that is over. */
export const dansOf = (day: CivilDay, today: CivilDay): string | undefined => {
  if (day < today) return undefined
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : `dans ${daysBetween(today, day)}\u00a0jours`
}

/** « Du 4 au 6 décembre », « Du 30 novembre au 2 décembre », « Le 4 décembre » */
export const periodeOf = ({ debut, fin }: NonNullable<CoupDePouce['periode']>): string => {
  if (debut === fin) return `Le ${formatDayMonth(fin)}`
  const isSameMonth = debut.slice(0, 7) === fin.slice(0, 7)
  const du = isSameMonth ? formatDayMonth(debut).split('\u00a0')[0] : formatDayMonth(debut)
  return `Du ${du} au ${formatDayMonth(fin)}`
}

/** What becomes of a period: when it begins, that it lasts, or that it is over. */
export const momentPeriodeOf = (
  { debut, fin }: NonNullable<CoupDePouce['periode']>,
  today: CivilDay,
): string => {
  if (fin < today) return 'c’est passé'
  return debut < today ? 'en ce moment' : (dansOf(debut, today) ?? '')
}

/** « hier », « lundi », « 5 novembre »: how long ago, without the hour. */
export const jourPasse = (at: string, now: Date): string => formatAgo(at, now).replace(/ à \d.*$/, '')

/** « hier à 9 h 12 », « le 5 novembre »: how long ago, after a verb. */
export const momentPasse = (at: string, now: Date): string => formatAgo(at, now).replace(/^(?=\d)/, 'le ')

type Lieu = Pick<CoupDePouce, 'mode' | 'ville' | 'rayonKm'> & Partial<Pick<CoupDePouce, 'distanceKilometre'>>

/** Where help is wanted: a title and what completes it. A distance of 0 is omitted: it is in the reader's commune. */
export const lieuOf = ({ mode, ville, rayonKm, distanceKilometre }: Lieu) => {
  if (mode === 'a_distance') return { titre: 'À distance', suite: 'visio ou téléphone' }
  const suites = [
    rayonKm !== null && `et ${rayonKm}\u00a0km autour`,
    distanceKilometre && `${formatDistance(distanceKilometre)} de chez toi`,
    mode === 'indifferent' && 'ou à distance',
  ]
  return ville === null
    ? { titre: mode === 'indifferent' ? 'Sur place ou à distance' : 'Sur place', suite: '' }
    : { titre: ville.nom, suite: suites.filter(Boolean).join(', ') }
}

type Trouves = { readonly demandes: number; readonly questions: number; readonly ressources: number }

/** « 3 demandes, 2 réponses de la FAQ, 1 ressource »: what was found while a title is typed. */
export const trouvesOf = ({ demandes, questions, ressources }: Trouves): string =>
  [
    demandes > 0 && formatCount(demandes, 'demande'),
    questions > 0 && formatCount(questions, 'réponse de la FAQ', 'réponses de la FAQ'),
    ressources > 0 && formatCount(ressources, 'ressource'),
  ]
    .filter(Boolean)
    .join(', ')
