import { addDays } from '@entrelles/contract/kit/dates.ts'
import { capitalize, formatFullDay, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Envoi } from './envois.ts'

/** Where a message has got to: the server has it, it is leaving, nobody answers, or the server refuses it. */
export type EtatBulle = 'recu' | 'envoi' | 'echec' | 'refus'

/** A message of the thread, or one that waits on this device. */
export type Bulle = Pick<
  Message,
  'id' | 'contenu' | 'piecesJointes' | 'citation' | 'dateEnvoi' | 'auteureId'
> & {
  readonly etat: EtatBulle
  readonly refus: string | null
  /** Null while it waits. */
  readonly message: Message | null
}

/** Messages that one member wrote in a row. */
export type Groupe = { readonly auteureId: AdherenteId | null; readonly bulles: readonly Bulle[] }

/** A day of the thread. */
export type Jour = { readonly jour: string; readonly groupes: readonly Groupe[] }

/** A longer silence starts a new group, with its own time. */
const SILENCE_MS = 5 * 60_000

export const bulleOf = (message: Message): Bulle => ({ ...message, etat: 'recu', refus: null, message })

const bulleEnvoi = (envoi: Envoi, auteureId: AdherenteId, isEchec: boolean): Bulle => {
  const etat = isEchec ? 'echec' : 'envoi'
  return { ...envoi, auteureId, etat: envoi.refus === null ? etat : 'refus', message: null }
}

/** The confirmed messages, then those that wait: a message is shown once, also while its confirmation arrives. */
export const bullesOf = (
  messages: readonly Message[],
  envois: readonly Envoi[],
  moi: AdherenteId,
  echecs: ReadonlySet<string>,
): readonly Bulle[] => {
  const confirmed = new Set(messages.map(({ id }) => id))
  return [
    ...messages.map(bulleOf),
    ...envois.filter(({ id }) => !confirmed.has(id)).map((one) => bulleEnvoi(one, moi, echecs.has(one.id))),
  ]
}

const isTogether = (before: Bulle, next: Bulle): boolean =>
  before.auteureId !== null &&
  before.auteureId === next.auteureId &&
  before.etat === 'recu' &&
  // « Modifié » is said under the group, of its last message.
  before.message?.statut !== 'modifie' &&
  next.etat === 'recu' &&
  Date.parse(next.dateEnvoi) - Date.parse(before.dateEnvoi) < SILENCE_MS

/** Groups the messages by day on the reader's clock, and by author. `nonLuDes` is the first unread message. */
export const joursOf = (bulles: readonly Bulle[], zone: string, nonLuDes?: number): readonly Jour[] => {
  const jours: { jour: string; groupes: { auteureId: AdherenteId | null; bulles: Bulle[] }[] }[] = []
  for (const bulle of bulles) {
    const jour = localDayOf(bulle.dateEnvoi, zone)
    let day = jours.at(-1)
    if (day?.jour !== jour) {
      day = { jour, groupes: [] }
      jours.push(day)
    }
    const group = day.groupes.at(-1)
    const before = group?.bulles.at(-1)
    const isCut = nonLuDes !== undefined && bulle.message?.numero === nonLuDes
    if (group && before && !isCut && isTogether(before, bulle)) group.bulles.push(bulle)
    else day.groupes.push({ auteureId: bulle.auteureId, bulles: [bulle] })
  }
  return jours
}

/** « Aujourd’hui », « Hier », « Vendredi 13 novembre », « Mardi 4 mars 2025 » */
export const motsJour = (jour: string, now: Date, zone: string): string => {
  const today = localDayOf(now, zone)
  if (jour === today) return 'Aujourd’hui'
  if (jour === addDays(today, -1)) return 'Hier'
  return capitalize(jour.slice(0, 4) === today.slice(0, 4) ? formatWeekday(jour) : formatFullDay(jour))
}
