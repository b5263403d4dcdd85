import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { formatCount } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { rythmesOf } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { isWeekly, type Heures } from '@entrelles/contract/modules/notifications/rythme.ts'
import {
  COMPTE_EFFACE,
  defineLettre,
  Ignoree,
  LETTRE_INCONNUE,
  type Issue,
  type Lettre,
  type LettreCtx,
  type RecordCtx,
  type Written,
} from '#kit/lettres.ts'
import { findChoix, findLignesNonLues } from '#modules/notifications/notifications.public.ts'
import { COUPEE, DEJA_LUE, familleReglable } from './apply-reglages.ts'
import { closeEnvoi, delayEnvoi, lockWaitingEnvois, type WaitingEnvoi } from './envois.repository.ts'
import { cleResume, planResume } from './plan-resume.ts'
import type { LigneResume } from './resume.emails.tsx'

/** What becomes of a mail that waited: a line of the digest, or the reason why not. */
type Sort = {
  readonly envoi: WaitingEnvoi
  readonly lettre: Lettre | undefined
  readonly ligne?: LigneResume
  readonly issue: Issue & { readonly statut: 'envoye' | 'ignore' | 'echec' }
  /** Writes what the kind of letter declares for this outcome. */
  readonly apres?: Written['sent']
}

const DANS_UN_RESUME = 'dans un résumé'
const RIEN_A_DIRE = 'rien à dire'

const rythmeOf = (nom: string, rythmes: ReturnType<typeof rythmesOf>) => {
  const famille = familleReglable(nom)
  return famille ? rythmes[famille].mail : 'immediat'
}

type Given = { readonly envoi: WaitingEnvoi; readonly unread: Awaited<ReturnType<typeof findLignesNonLues>> }

/** Reads a waiting mail again: she may have read its line, and it may no longer be true or visible to her. */
const sortOf = async ({ envoi, unread }: Given, ctx: LettreCtx): Promise<Sort> => {
  const lettre = ctx.lettres.get(envoi.lettre)
  const ended = (statut: 'ignore' | 'echec', motif: string): Sort => ({
    envoi,
    lettre,
    issue: { statut, motif },
  })
  if (!lettre?.write) return ended('echec', LETTRE_INCONNUE)
  const line = envoi.notificationId === null ? undefined : unread.get(envoi.notificationId)
  if (envoi.notificationId !== null && !line) return ended('ignore', DEJA_LUE)
  const donnees = lettre.donnees.parse(envoi.donnees)
  const written = await lettre.write(donnees, ctx)
  if (written instanceof Ignoree)
    return { ...ended(written.statut, written.motif), ...(written.apres && { apres: written.apres }) }
  const cible = line?.cible ?? lettre.ligne?.cible(donnees)
  return {
    envoi,
    lettre,
    ligne: { texte: line?.titre ?? written.subject, url: cible?.url ?? '/' },
    issue: { statut: 'envoye', motif: DANS_UN_RESUME },
    ...(written.sent && { apres: written.sent }),
  }
}

const recordSort = async ({ envoi, lettre, issue, apres }: Sort, ctx: RecordCtx): Promise<void> => {
  await apres?.(ctx)
  const isAgain = await lettre?.record?.(lettre.donnees.parse(envoi.donnees) as object, issue, ctx)
  // It leaves the digest, and follows her settings as a new one does.
  if (isAgain) await delayEnvoi(ctx.db, envoi.id, { motif: null, until: ctx.now() })
  else await closeEnvoi(ctx.db, envoi.id, issue, ctx.now())
}

/** In the order of the keys: a kind that locks what its letters are about locks it in the same order in each digest. */
const recordSorts = async (sorts: readonly Sort[], ctx: RecordCtx): Promise<void> => {
  for (const sort of sorts.toSorted((a, b) => (a.envoi.cle < b.envoi.cle ? -1 : 1)))
    await recordSort(sort, ctx)
}

/** Her digest has failed: so have the mails that it would have held. */
const failWaiting = async (compteId: string, motif: string | null, ctx: RecordCtx): Promise<void> => {
  const waiting = await lockWaitingEnvois(ctx.db, compteId)
  const issue = { statut: 'echec', motif } as const
  await recordSorts(
    waiting.map((envoi) => ({ envoi, lettre: ctx.lettres.get(envoi.lettre), issue })),
    ctx,
  )
}

/** What this digest takes: on other days than hers, the mails of the week wait for the next one. */
const takenBy = (
  waiting: readonly WaitingEnvoi[],
  rythmes: ReturnType<typeof rythmesOf>,
  isWeek: boolean,
): WaitingEnvoi[] => waiting.filter(({ lettre }) => isWeek || rythmeOf(lettre, rythmes) !== 'hebdomadaire')

/** One mail for all that waited, in the order of the facts; nothing to say, no mail. */
export const resumeLettre = defineLettre({
  nom: 'resume',
  donnees: z.object({ compteId: z.uuid(), le: instant }),
  cle: ({ compteId, le }) => cleResume(compteId, new Date(le)),
  write: async ({ compteId, le }, ctx) => {
    const choix = await findChoix(ctx.db, compteId)
    const to = await ctx.db
      .selectFrom('comptes')
      .where('id', '=', compteId)
      .select(['prenom', 'email'])
      .executeTakeFirst()
    if (!choix || !to) return new Ignoree(COMPTE_EFFACE)
    const heures: Heures = choix
    const rythmes = rythmesOf(choix.preferences)
    const waiting = await lockWaitingEnvois(ctx.db, compteId)
    const taken = takenBy(waiting, rythmes, isWeekly(new Date(le), heures))
    const ids = taken.flatMap(({ notificationId }) => notificationId ?? [])
    const unread = await findLignesNonLues(ctx, compteId, ids)
    const sorts: Sort[] = []
    for (const envoi of taken)
      sorts.push(
        rythmeOf(envoi.lettre, rythmes) === 'jamais'
          ? { envoi, lettre: ctx.lettres.get(envoi.lettre), issue: { statut: 'ignore', motif: COUPEE } }
          : await sortOf({ envoi, unread }, ctx),
      )
    const apres = async (inside: RecordCtx) => {
      await recordSorts(sorts, inside)
      if (taken.length < waiting.length) await planResume(inside, compteId, 'hebdomadaire', heures)
    }
    const lignes = sorts.flatMap(({ ligne }) => ligne ?? [])
    if (lignes.length === 0) return new Ignoree(RIEN_A_DIRE, 'ignore', apres)
    const { renderResume } = await import('./resume.emails.tsx')
    const { publicUrl, desabonnement } = ctx
    return {
      to: to.email,
      subject: `${formatCount(lignes.length, 'nouvelle')} du réseau`,
      ...(await renderResume({ prenom: to.prenom, lignes, publicUrl, desabonnement })),
      sent: apres,
    }
  },
  record: async ({ compteId }, { statut, motif }, ctx) => {
    // Her address is refused, or bounces. With nothing to say, `write` has recorded what waited.
    const isUnsent = statut === 'echec' || (statut === 'ignore' && motif !== RIEN_A_DIRE)
    if (isUnsent) await failWaiting(compteId, motif, ctx)
  },
})
