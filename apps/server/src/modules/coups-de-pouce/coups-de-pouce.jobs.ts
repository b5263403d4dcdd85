import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import {
  ELARGIES_MAX,
  RAPPEL_JOURS,
  SANS_REPONSE_HEURES,
  SUGGESTIONS_MAX,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type Job, type JobCtx, type JobWriteCtx } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { deleteFichiers } from '#modules/fichiers/fichiers.public.ts'
import { askAidantes } from './aidantes/ask-aidantes.ts'
import { listSuiveuses } from './suivis/concernees.queries.ts'
import { deleteRow } from './coups-de-pouce.repository.ts'
import { reponseLettre } from './lettres/reponse.lettres.ts'
import { aConfirmerLettre, sansReponseLettre } from './lettres/veille.lettres.ts'
import { deleteSollicitations } from './aidantes/sollicitations.repository.ts'
import { lockReponseAAvertir, markAvertie } from './suivis/suiveuses.repository.ts'
import {
  anonymiseReponses,
  closeOrphelins,
  expireDemandes,
  listBrouillonsOrphelins,
  listCoordinatrices,
  takeAElargir,
  takeARelancer,
  takeASuggerer,
} from './veille.repository.ts'

const BATCH = 200
/** Each of these asks for a search. */
const ELARGIES_BATCH = 10
const FOLLOWERS_BATCH = 1000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The end of a request, then a year. */
const ANONYME_MOIS = 12
/** How long the list of the members asked about a request is kept. */
const SOLLICITATIONS_JOURS = 366

const momentOf = ({ now, settings }: Pick<JobCtx, 'now' | 'settings'>) => ({
  now: now(),
  graceDays: settings.GRACE_JOURS,
})

/** After a publication: asks the members who could help, once. */
export const askAidantesJob = defineJob({
  name: 'coups-de-pouce.suggerer',
  data: z.object({ coupDePouceId: z.uuid() }),
  run: ({ coupDePouceId }, { transaction }) =>
    transaction(async (ctx) => {
      const demande = await takeASuggerer(ctx.db, coupDePouceId, momentOf(ctx))
      if (demande) await askAidantes(ctx, demande, SUGGESTIONS_MAX)
    }),
})

const avertirData = z.object({ reponseId: z.uuid() })

/** After a public answer: notifies the followers in batches. The row of the answer stores the last follower notified. */
export const tellSuiveusesJob: Job<typeof avertirData> = defineJob({
  name: 'coups-de-pouce.avertir',
  data: avertirData,
  run: ({ reponseId }, { transaction }) =>
    transaction(async (ctx) => {
      const reponse = await lockReponseAAvertir(ctx.db, reponseId)
      if (!reponse) return
      const { coupDePouceId, titre, auteureId, averties, jusqua } = reponse
      const suiveuses = await listSuiveuses(ctx.db, coupDePouceId, {
        apres: jusqua,
        sauf: averties,
        limit: FOLLOWERS_BATCH,
      })
      await sendLettres(
        ctx,
        reponseLettre,
        suiveuses.map((compteId) => ({
          compteId,
          objetId: coupDePouceId,
          acteureId: auteureId,
          donnees: { coupDePouceId, reponseId, compteId, titre, role: 'suivi' as const },
        })),
      )
      const last = suiveuses.length === FOLLOWERS_BATCH ? (suiveuses.at(-1) ?? null) : null
      await markAvertie(ctx.db, reponseId, last, ctx.now())
      if (last !== null) await ctx.enqueue(tellSuiveusesJob, { reponseId })
    }),
})

/** Asks a wider circle about requests that nobody answers, and tells the coordinators of their branches. */
const widen = async (ctx: JobWriteCtx): Promise<number> => {
  const before = new Date(ctx.now().getTime() - SANS_REPONSE_HEURES * HOUR_MS)
  const demandes = await takeAElargir(ctx.db, before, ctx.now(), ELARGIES_BATCH)
  for (const demande of demandes) {
    const { id, titre } = demande
    await askAidantes(ctx, demande, ELARGIES_MAX)
    const coordinatrices = await listCoordinatrices(ctx.db, demande)
    await sendLettres(
      ctx,
      sansReponseLettre,
      coordinatrices.map((compteId) => ({
        compteId,
        objetId: id,
        donnees: { coupDePouceId: id, compteId, titre },
      })),
    )
  }
  return demandes.length
}

/** Asks the authors of requests that end soon whether they still need help. */
const remind = async (ctx: JobWriteCtx): Promise<number> => {
  const until = addDays(parisDay(ctx.now()), RAPPEL_JOURS)
  const demandes = await takeARelancer(ctx.db, until, ctx.now(), BATCH)
  await sendLettres(
    ctx,
    aConfirmerLettre,
    demandes.map(({ id, titre, auteureId: compteId, dateLimite }) => ({
      compteId,
      objetId: id,
      donnees: { coupDePouceId: id, compteId, titre, dateLimite },
    })),
  )
  return demandes.length
}

/** Each hour: ends what is over, then looks after what is open. */
export const watchDemandesJob = defineJob({
  name: 'coups-de-pouce.veiller',
  data: z.object({}),
  cron: '0 * * * *',
  run: async (_data, { now, log, settings, transaction }) => {
    const today = parisDay(now())
    const expirees = await inBatches(BATCH, () =>
      transaction(({ db }) => expireDemandes(db, today, now(), BATCH)),
    )
    const orphelines = await inBatches(BATCH, () =>
      transaction(({ db }) => closeOrphelins(db, momentOf({ now, settings }), BATCH)),
    )
    const relancees = await inBatches(BATCH, () => transaction(remind))
    const elargies = await inBatches(ELARGIES_BATCH, () => transaction(widen))
    log.info({ expirees, orphelines, relancees, elargies }, 'help requests looked after')
  },
})

/** Deletes the drafts of erased accounts, with their files. */
const deleteOrphelins = async (ctx: JobWriteCtx): Promise<number> => {
  const ids = await listBrouillonsOrphelins(ctx.db, BATCH)
  for (const id of ids) {
    await deleteFichiers(ctx, { type: 'coup_de_pouce', id })
    await deleteRow(ctx.db, id)
  }
  return ids.length
}

/** Each night: forgets who answered requests that ended a year ago, and what is of no more use. */
export const cleanDemandesJob = defineJob({
  name: 'coups-de-pouce.nettoyer',
  data: z.object({}),
  cron: '51 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const ended = now()
    ended.setUTCMonth(ended.getUTCMonth() - ANONYME_MOIS)
    const asked = new Date(now().getTime() - SOLLICITATIONS_JOURS * DAY_MS)
    const anonymes = await inBatches(BATCH, () =>
      transaction(({ db }) => anonymiseReponses(db, ended, now(), BATCH)),
    )
    const brouillons = await inBatches(BATCH, () => transaction(deleteOrphelins))
    const sollicitations = await inBatches(BATCH, () =>
      transaction(({ db }) => deleteSollicitations(db, asked, BATCH)),
    )
    log.info({ anonymes, brouillons, sollicitations }, 'old help requests cleaned')
  },
})
