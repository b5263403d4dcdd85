import type { z } from '@entrelles/contract/kit/z.ts'
import { isPrioritaire } from '@entrelles/contract/modules/envois/lettres.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Lettre, Ligne } from '#kit/lettres.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { insertNotifications, nextNotificationIds } from '#modules/notifications/notifications.public.ts'
import { sendEnvoisJob } from './envois.jobs.ts'
import { insertEnvois, type EnvoiPrevu } from './envois.repository.ts'

type Told<Schema extends z.ZodType> = {
  /** The member, if she has an account: the letter is deleted with it. */
  readonly compteId: string | null
  /** The event or the speaker that it is about. */
  readonly objetId?: string
  /** The member whose act the letter reports. */
  readonly acteureId?: string
  readonly donnees: z.input<Schema>
}

/** A letter whose data is checked, and whose key is known. */
type Planned = Omit<EnvoiPrevu, 'canal' | 'notificationId'> & { readonly acteureId: string | null }

/** The context of an act or a job inside its transaction. */
export type Inside = Pick<Ctx, 'db' | 'now' | 'enqueue' | 'afterCommit' | 'memory'>

/** PostgreSQL limits the parameters of a statement. */
const BATCH = 1000

/** The rows of a letter: one for each of its channels. */
const rowsOf = (
  lettre: Lettre,
  { acteureId: _acteureId, ...planned }: Planned,
  notificationId: number | null,
): EnvoiPrevu[] => [
  ...(notificationId === null ? [] : [{ ...planned, canal: 'app' as const, notificationId }]),
  ...(lettre.write ? [{ ...planned, canal: 'mail' as const, notificationId }] : []),
]

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
})

const hasCompte = (planned: Planned): planned is Planned & { readonly compteId: string } =>
  planned.compteId !== null

/** Letters that are each their own line: those whose key is new get one. */
const insertAlone = async (lettre: Lettre, planned: readonly Planned[], { db, now }: Inside) => {
  const { ligne } = lettre
  const ids = ligne ? await nextNotificationIds(db, planned.length) : []
  const idOf = (one: Planned, n: number) => (hasCompte(one) ? (ids[n] ?? null) : null)
  const told = await insertEnvois(
    db,
    planned.flatMap((one, n) => rowsOf(lettre, one, idOf(one, n))),
    now(),
  )
  const isNew = new Set(told.filter(({ canal }) => canal === 'app').map(({ cle }) => cle))
  const lines = planned.flatMap((one, n) => {
    const id = ids[n]
    return ligne && hasCompte(one) && id !== undefined && isNew.has(one.cle)
      ? [{ id, ...lineOf(ligne, one, one.cle) }]
      : []
  })
  if (lines.length > 0) await insertNotifications(db, lines, now())
  return lines
}

/** Letters of groups: the first one of an unread group is told, the next ones change its line. */
const insertGrouped = async (
  lettre: Lettre,
  planned: readonly Planned[],
  { groupe: groupeOf, ...ligne }: Required<Ligne>,
  { db, now }: Inside,
) => {
  const lines = planned.filter(hasCompte).map((one) => lineOf(ligne, one, groupeOf(one.donnees)))
  const written = await insertNotifications(db, lines, now())
  const isNew = new Map(
    written.filter((one) => one.isNew).map((one) => [`${one.destinataireId} ${one.groupe}`, one.id]),
  )
  const rows = planned.flatMap((one) => {
    const groupe = groupeOf(one.donnees)
    const id = isNew.get(`${one.compteId} ${groupe}`)
    return id === undefined ? [] : rowsOf(lettre, { ...one, cle: `${groupe}-${id}` }, id)
  })
  if (rows.length > 0) await insertEnvois(db, rows, now())
  return lines
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
  const planned = told.map(({ compteId, objetId = null, acteureId = null, donnees }): Planned => {
    const parsed = lettre.donnees.parse(donnees)
    return {
      lettre: lettre.nom,
      cle: lettre.cle(parsed),
      compteId,
      objetId,
      acteureId,
      donnees: parsed as object,
      voie: isPrioritaire(lettre.nom) ? 0 : 1,
    }
  })
  const { ligne } = lettre as Lettre
  const { groupe } = ligne ?? {}
  // A statement cannot change a line twice: several facts for one line are written one by one.
  const lignes = new Set(planned.map(({ compteId, donnees }) => `${compteId} ${groupe?.(donnees)}`))
  const size = groupe && lignes.size < planned.length ? 1 : BATCH
  for (let from = 0; from < planned.length; from += size) {
    const batch = planned.slice(from, from + size)
    const lines =
      ligne && groupe
        ? await insertGrouped(lettre as Lettre, batch, { ...ligne, groupe }, ctx)
        : await insertAlone(lettre as Lettre, batch, ctx)
    if (lines.length > 0)
      ctx.afterCommit(() =>
        publishNonLus(
          ctx.memory,
          lines.map(({ destinataireId }) => destinataireId),
        ),
      )
  }
  if (lettre.write) await ctx.enqueue(sendEnvoisJob, {})
}

export const sendLettre = <Schema extends z.ZodType>(
  ctx: Inside,
  lettre: Lettre<Schema>,
  told: Told<Schema>,
): Promise<void> => sendLettres(ctx, lettre, [told])
