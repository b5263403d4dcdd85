import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import type { Urgence } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { dateLimiteParDefaut } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'

export const POUR_QUAND = {
  semaine: 'Cette semaine',
  mois: 'Ce mois-ci',
  sans_urgence: 'Sans urgence',
} as const
export type PourQuand = keyof typeof POUR_QUAND

/** `dateLimite` is '' when the server gives the usual one. */
export type Echeance = { readonly dateLimite: CivilDay; readonly urgence: Urgence }

const SUNDAY = 7
/** A request that would close sooner gets the longer time. */
const SEMAINE = { auMoins: 3, sinon: 7 } as const
const MOIS = { auMoins: 7, sinon: 30 } as const

const atNoon = (day: CivilDay): Date => new Date(`${day}T12:00:00Z`)

/** Days until the Sunday of the week. */
const leftInWeek = (today: CivilDay): number => (SUNDAY - atNoon(today).getUTCDay()) % SUNDAY

/** Days until the last day of the month. */
const leftInMonth = (today: CivilDay): number => {
  const last = atNoon(today)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate() - atNoon(today).getUTCDate()
}

const dayIn = (today: CivilDay, left: number, { auMoins, sinon }: typeof SEMAINE | typeof MOIS): CivilDay =>
  addDays(today, left < auMoins ? sinon : left)

/** The last day and the urgency that a choice means today. */
export const echeanceOf = (quand: PourQuand, today: CivilDay): Echeance => {
  switch (quand) {
    case 'semaine':
      return { dateLimite: dayIn(today, leftInWeek(today), SEMAINE), urgence: 'urgente' }
    case 'mois':
      return { dateLimite: dayIn(today, leftInMonth(today), MOIS), urgence: 'normale' }
    case 'sans_urgence':
      return { dateLimite: '', urgence: 'normale' }
  }
}

const CHOIX = Object.keys(POUR_QUAND) as readonly PourQuand[]

/** The choice that means this last day and urgency; undefined when she has typed another day. */
export const pourQuandOf = ({ dateLimite, urgence }: Echeance, today: CivilDay): PourQuand | undefined =>
  CHOIX.find((quand) => {
    const choisie = echeanceOf(quand, today)
    return choisie.dateLimite === dateLimite && choisie.urgence === urgence
  })

/** « La demande se ferme seule le lundi 30 novembre au soir. Tu pourras la prolonger. » */
export const fermeturePhrase = (noun: string, { dateLimite }: Echeance, today: CivilDay): string => {
  const jour = formatWeekday(dateLimite === '' ? dateLimiteParDefaut(today) : dateLimite)
  return `${noun} se ferme seule le ${jour} au soir. Tu pourras la prolonger.`
}
