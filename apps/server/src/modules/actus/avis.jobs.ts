import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job } from '#kit/jobs.ts'
import { mentionsOf } from '#kit/mentions.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import {
  lockAnnonce,
  lockCommentaireAAvertir,
  markAnnonce,
  markCommentaireAverti,
} from './avis.repository.ts'
import { annonceLettre, commentaireLettre } from './lettres/actus.lettres.ts'
import { listDestinataires, listSuiveuses } from './lettres/averties.queries.ts'

const BATCH = 1000

/** The last account of a full batch, after which the next one begins; null after the last batch. */
const lastOf = (comptes: readonly string[]): string | null =>
  comptes.length === BATCH ? (comptes.at(-1) ?? null) : null

const avertirData = z.object({ commentaireId: z.uuid() })

/** After a comment: notifies the followers of its post in batches. The row of the comment stores the last follower notified. */
export const tellSuiveusesJob: Job<typeof avertirData> = defineJob({
  name: 'actus.avertir',
  data: avertirData,
  run: ({ commentaireId }, { transaction }) =>
    transaction(async (ctx) => {
      const commentaire = await lockCommentaireAAvertir(ctx.db, commentaireId)
      if (!commentaire) return
      const { publicationId, titre, contenu, auteureId: acteureId, averties, jusqua } = commentaire
      const suiveuses = await listSuiveuses(
        ctx,
        { publicationId, acteureId },
        // Members whom it mentions have the notification of the mention instead.
        { apres: jusqua, sauf: [...averties, ...mentionsOf(contenu)], limit: BATCH },
      )
      await sendLettres(
        ctx,
        commentaireLettre,
        suiveuses.map((compteId) => ({
          compteId,
          objetId: publicationId,
          acteureId,
          donnees: { publicationId, commentaireId, compteId, titre, role: 'suivi' as const },
        })),
      )
      const last = lastOf(suiveuses)
      await markCommentaireAverti(ctx.db, commentaireId, last, ctx.now())
      if (last !== null) await ctx.enqueue(tellSuiveusesJob, { commentaireId })
    }),
})

const annoncerData = z.object({ publicationId: z.uuid() })

/** After an announcement: notifies its audience in batches. Its row stores the last member notified, and how many they are. */
export const annonceJob: Job<typeof annoncerData> = defineJob({
  name: 'actus.annoncer',
  data: annoncerData,
  run: ({ publicationId }, { transaction }) =>
    transaction(async (ctx) => {
      const annonce = await lockAnnonce(ctx.db, publicationId)
      if (!annonce) return
      const { titre, jusqua } = annonce
      const destinataires = await listDestinataires(ctx, annonce, { apres: jusqua, limit: BATCH })
      await sendLettres(
        ctx,
        annonceLettre,
        destinataires.map((compteId) => ({
          compteId,
          objetId: publicationId,
          donnees: { publicationId, compteId, titre },
        })),
      )
      const last = lastOf(destinataires)
      await markAnnonce(ctx.db, publicationId, { nb: destinataires.length, jusqua: last }, ctx.now())
      if (last !== null) await ctx.enqueue(annonceJob, { publicationId })
    }),
})
