import type { z } from '@entrelles/contract/kit/z.ts'
import { isPrioritaire } from '@entrelles/contract/modules/envois/lettres.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Lettre, Ligne } from '#kit/lettres.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import {
  findEquipees,
  findSourdes,
  insertNotifications,
  nextNotificationIds,
} from '#modules/notifications/notifications.public.ts'
import { COUPEE, familleReglable } from './apply-reglages.ts'
import { sendEnvoisJob, sendPushesJob } from './envois.jobs.ts'
import { insertEnvois, VOIE_PUSH, type EnvoiPrevu } from './envois.repository.ts'

type Told<Schema extends z.ZodType> = {
  /** The member, if she has an account: the letter is deleted with it. */
  readonly compteId: string | null
  /** The event or the speaker that it is about. */
  readonly objetId?: string
  /** The member whose act the letter reports. */
  readonly acteureId?: string
  /** For a kind with `chaqueFait`: this letter sends no mail, because an earlier one did. */
  readonly sansMail?: boolean
  readonly donnees: z.input<Schema>
}

/** A letter whose data is checked, and whose key is known. */
type Planned = Omit<EnvoiPrevu, 'canal' | 'notificationId'> & {
  readonly acteureId: string | null
  readonly sansMail: boolean
}

/** The context of an act or a job inside its transaction. */
export type Inside = Pick<Ctx, 'db' | 'now' | 'enqueue' | 'afterCommit' | 'memory'>

/** PostgreSQL limits the parameters of a statement. */
const BATCH = 1000

/** The line of a letter, if it has one, and what its recipient has. */
type Line = {
  readonly notificationId: number | null
  /** The line existed, and this fact changes it. A push and a mail are sent only if the kind has `chaqueFait`. */
  readonly isChanged: boolean
  readonly isSourde: boolean
  readonly hasAppareil: boolean
  readonly now: Date
}

const MINUTE_MS = 60_000

/** The rows of a letter: one for each of its channels. Telephones are told what has a line, shown or not. */
const rowsOf = (
  lettre: Lettre,
  { acteureId: _acteureId, sansMail, ...planned }: Planned,
  { notificationId, isChanged, isSourde, hasAppareil, now }: Line,
): EnvoiPrevu[] => {
  const row = { ...planned, notificationId }
  const { attenteMinutes: minutes } = lettre
  const wait = minutes !== undefined && { aPartirDe: new Date(now.getTime() + minutes * MINUTE_MS) }
  // If she has switched off the line, a letter without a mail sends no push: nothing would be read, so the pushes would never stop.
  const isTold = notificationId !== null || (isSourde && !sansMail)
  return [
    ...(isTold && !isChanged ? [{ ...row, canal: 'app' as const, ...(isSourde && { motif: COUPEE }) }] : []),
    ...(isTold && hasAppareil ? [{ ...row, canal: 'push' as const, voie: VOIE_PUSH }] : []),
    ...(lettre.write && !sansMail ? [{ ...row, canal: 'mail' as const, ...wait }] : []),
  ]
}

const lineOf = (
  ligne: Ligne,
  { lettre, compteId, donnees, acteureId }: Planned & { readonly compteId: string },
  groupe: string,
) => ({
  destinataireId: compteId,
  type: lettre,
  groupe,
  donnees,
  cible: ligne.cible(donnees),
  acteureId,
  allume: ligne.sansPoint !== true,
})

const hasCompte = (planned: Planned): planned is Planned & { readonly compteId: string } =>
  planned.compteId !== null

type Batch = {
  readonly lettre: Lettre
  readonly planned: readonly Planned[]
  /** Those who have switched off the lines of this family. */
  readonly sourdes: ReadonlySet<string>
  /** Those who have a telephone to tell. */
  readonly equipees: ReadonlySet<string>
}

const isIn = (comptes: ReadonlySet<string>, { compteId }: Planned): boolean =>
  compteId !== null && comptes.has(compteId)

/** Letters that are each their own line: those whose key is new get one. */
const insertAlone = async (batch: Batch, { db, now }: Inside) => {
  const { lettre, planned, sourdes, equipees } = batch
  const { ligne } = lettre
  const ids = ligne ? await nextNotificationIds(db, planned.length) : []
  const idOf = (one: Planned, n: number) => (hasCompte(one) && !isIn(sourdes, one) ? (ids[n] ?? null) : null)
  const told = await insertEnvois(
    db,
    planned.flatMap((one, n) =>
      rowsOf(lettre, one, {
        notificationId: idOf(one, n),
        isChanged: false,
        isSourde: isIn(sourdes, one),
        hasAppareil: isIn(equipees, one),
        now: now(),
      }),
    ),
    now(),
  )
  const isNew = new Set(told.filter(({ canal }) => canal === 'app').map(({ cle }) => cle))
  const lines = planned.flatMap((one, n) => {
    const id = idOf(one, n)
    return ligne && hasCompte(one) && id !== null && isNew.has(one.cle)
      ? [{ id, ...lineOf(ligne, one, one.cle) }]
      : []
  })
  if (lines.length > 0) await insertNotifications(db, lines, now())
  return lines
}

/**
 * Letters of groups: the first letter of an unread group is sent. The next ones change its line, and are sent only if the kind has
 * `chaqueFait`. Without lines nothing is ever read, so each letter is sent.
 */
const insertGrouped = async (
  batch: Batch,
  { groupe: groupeOf, ...ligne }: Ligne & Required<Pick<Ligne, 'groupe'>>,
  { db, now }: Inside,
) => {
  const { lettre, planned, sourdes, equipees } = batch
  const lines = planned
    .filter(hasCompte)
    .filter((one) => !isIn(sourdes, one))
    .map((one) => lineOf(ligne, one, groupeOf(one.donnees)))
  const written = lines.length > 0 ? await insertNotifications(db, lines, now()) : []
  const ecrites = new Map(written.map((one) => [`${one.destinataireId} ${one.groupe}`, one]))
  const rows = planned.flatMap((one) => {
    const isSourde = isIn(sourdes, one)
    const line = { isSourde, hasAppareil: isIn(equipees, one), now: now() }
    if (isSourde) return rowsOf(lettre, one, { notificationId: null, isChanged: false, ...line })
    const groupe = groupeOf(one.donnees)
    const ecrite = ecrites.get(`${one.compteId} ${groupe}`)
    if (!ecrite || !(ecrite.isNew || ligne.chaqueFait)) return []
    const { id: notificationId, isNew } = ecrite
    const cle = ligne.chaqueFait ? one.cle : `${groupe}-${notificationId}`
    return rowsOf(lettre, { ...one, cle }, { notificationId, isChanged: !isNew, ...line })
  })
  if (rows.length > 0) await insertEnvois(db, rows, now())
  return lines
}

const NONE: ReadonlySet<string> = new Set()

const batchOf = async (lettre: Lettre, planned: readonly Planned[], { db }: Inside): Promise<Batch> => {
  const famille = familleReglable(lettre.nom)
  const comptes = lettre.ligne ? [...new Set(planned.flatMap(({ compteId }) => compteId ?? []))] : []
  if (comptes.length === 0) return { lettre, planned, sourdes: NONE, equipees: NONE }
  return {
    lettre,
    planned,
    sourdes: famille ? await findSourdes(db, famille, comptes) : NONE,
    equipees: lettre.ligne?.discrete ? NONE : await findEquipees(db, comptes),
  }
}

/**
 * Plans letters in the transaction of the facts that they report, so that both are committed or neither. The worker sends each
 * once.
 */
export const sendLettres = async <Schema extends z.ZodType>(
  ctx: Inside,
  lettre: Lettre<Schema>,
  told: readonly Told<Schema>[],
): Promise<void> => {
  if (told.length === 0) return
  const planned = told.map(
    ({ compteId, objetId = null, acteureId = null, sansMail = false, donnees }): Planned => {
      const parsed = lettre.donnees.parse(donnees)
      return {
        lettre: lettre.nom,
        cle: lettre.cle(parsed),
        compteId,
        objetId,
        acteureId,
        sansMail,
        donnees: parsed as object,
        voie: isPrioritaire(lettre.nom) ? 0 : 1,
      }
    },
  )
  const { ligne } = lettre as Lettre
  const { groupe } = ligne ?? {}
  // A statement cannot change a line twice: several facts for one line are written one by one.
  const lignes = new Set(planned.map(({ compteId, donnees }) => `${compteId} ${groupe?.(donnees)}`))
  const size = groupe && lignes.size < planned.length ? 1 : BATCH
  let isPushed = false
  for (let from = 0; from < planned.length; from += size) {
    const batch = await batchOf(lettre as Lettre, planned.slice(from, from + size), ctx)
    const lines =
      ligne && groupe ? await insertGrouped(batch, { ...ligne, groupe }, ctx) : await insertAlone(batch, ctx)
    isPushed ||= batch.equipees.size > 0
    if (lines.length > 0)
      ctx.afterCommit(() =>
        publishNonLus(
          ctx.memory,
          lines.map(({ destinataireId }) => destinataireId),
        ),
      )
  }
  // What waits is found by the job of each minute.
  if (lettre.write && lettre.attenteMinutes === undefined) await ctx.enqueue(sendEnvoisJob, {})
  if (isPushed) await ctx.enqueue(sendPushesJob, {})
}

export const sendLettre = <Schema extends z.ZodType>(
  ctx: Inside,
  lettre: Lettre<Schema>,
  told: Told<Schema>,
): Promise<void> => sendLettres(ctx, lettre, [told])
