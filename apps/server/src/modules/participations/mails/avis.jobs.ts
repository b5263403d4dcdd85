import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job } from '#kit/jobs.ts'
import { avantChangement } from './changements.ts'
import { CIBLES, isAnnonceDue, isAvisDu } from './courrier-du.ts'
import { annonceOf, CHANGEMENTS, courrierOf } from './courrier-texte.ts'
import { findAnnonce, findDestinataire, markAvisee } from './destinataire.queries.ts'
import { listApres } from './lignes.queries.ts'
import { sendLettre, lettreOf } from './send-lettre.ts'

const changement = z.enum(CHANGEMENTS)
const sequence = z.int()
/** Compared with the state when the mail leaves. */
const avant = avantChangement.optional()

/** Informs one member of a change, once, with the state of the event when the mail leaves. */
export const sendAvisJob = defineJob({
  name: 'participations.avertir-une',
  data: z.object({ participationId: z.uuid(), changement, sequence, avant }),
  run: async ({ participationId, ...avis }, ctx) => {
    const to = await findDestinataire(ctx.db, participationId)
    if (!to || !isAvisDu(avis, to, ctx.now())) return
    const calendar = avis.changement === 'annule' ? 'CANCEL' : 'REQUEST'
    await sendLettre(
      {
        id: `evenement-${avis.changement}-${participationId}-${to.sequence}`,
        to,
        courrier: courrierOf(avis.changement, {
          ...lettreOf(to, ctx),
          // If an earlier change has not been told either, what preceded this one is not what she knows.
          avant: to.sequenceAvisee === avis.sequence - 1 ? avis.avant : undefined,
        }),
        // Waiting members have no calendar entry.
        calendar: to.statut === 'inscrite' ? calendar : undefined,
      },
      ctx,
    )
    await markAvisee(ctx.db, participationId, to.sequence)
  },
})

export const sendAnnonceJob = defineJob({
  name: 'participations.annoncer-une',
  data: z.object({ participationId: z.uuid(), annonceId: z.uuid() }),
  run: async ({ participationId, annonceId }, ctx) => {
    const to = await findDestinataire(ctx.db, participationId)
    const annonce = await findAnnonce(ctx.db, annonceId)
    if (!to || !annonce || !isAnnonceDue(annonce, to)) return
    const courrier = annonceOf(lettreOf(to, ctx), annonce, ctx.now())
    const replyTo = annonce.contact?.email ?? ctx.settings.MAIL_FROM
    await sendLettre({ id: `annonce-${annonceId}-${participationId}`, to, courrier, replyTo }, ctx)
  },
})

const apres = z.int().default(0)
/** Each mail is a job. One transaction creates this many, and a next job for the rest. */
const BATCH = 200

const avisData = z.object({ evenementId: z.uuid(), changement, sequence, avant, apres })
const annonceData = z.object({ evenementId: z.uuid(), annonceId: z.uuid(), apres })

/** Queues a mail for every participant and waiting member. */
export const spreadAvisJob: Job<typeof avisData> = defineJob({
  name: 'participations.avertir',
  data: avisData,
  run: ({ evenementId, apres: after, ...avis }, { transaction }) =>
    transaction(async ({ db, enqueue }) => {
      const lignes = await listApres(db, evenementId, CIBLES.toutes, after, BATCH)
      for (const { id } of lignes) await enqueue(sendAvisJob, { participationId: id, ...avis })
      const last = lignes.at(-1)
      if (last && lignes.length === BATCH)
        await enqueue(spreadAvisJob, { evenementId, ...avis, apres: last.numero })
    }),
})

export const spreadAnnonceJob: Job<typeof annonceData> = defineJob({
  name: 'participations.annoncer',
  data: annonceData,
  run: ({ evenementId, annonceId, apres: after }, { transaction }) =>
    transaction(async ({ db, enqueue }) => {
      const annonce = await findAnnonce(db, annonceId)
      if (!annonce) return
      const statuts = CIBLES[annonce.cibles as keyof typeof CIBLES]
      const lignes = await listApres(db, evenementId, statuts, after, BATCH)
      for (const { id } of lignes) await enqueue(sendAnnonceJob, { participationId: id, annonceId })
      const last = lignes.at(-1)
      if (last && lignes.length === BATCH)
        await enqueue(spreadAnnonceJob, { evenementId, annonceId, apres: last.numero })
    }),
})
