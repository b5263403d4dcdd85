import { z } from '@entrelles/contract/kit/z.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { annonceOf } from '#modules/actus/lettres/courriers.ts'
import { cheminOf } from '#modules/actus/lettres/publication-ligne.ts'
import { findEssai } from './essai-actu.queries.ts'

/** The mail of an announcement, to the administrator who wants to see it: as it is saved, whatever its state. */
export const essaiActuLettre = defineLettre({
  nom: 'publication_essai',
  donnees: z.object({ publicationId: z.uuid(), compteId: z.uuid(), le: z.iso.datetime() }),
  cle: ({ publicationId, compteId, le }) => `essai-${publicationId}-${compteId}-${le}`,
  write: async ({ publicationId, compteId }, ctx) => {
    const to = await findEssai(ctx.db, publicationId, compteId)
    if (!to) return new Ignoree(COMPTE_EFFACE)
    const annonce = annonceOf({ publicationId, to })
    const courrier = {
      ...annonce,
      sujet: `Essai\u00a0: ${annonce.sujet}`,
      // Not the link of the announcement: opening it counts as a click.
      bouton: { texte: 'Voir l’annonce', chemin: cheminOf({ publicationId }) },
      raison: 'Tu es la seule à recevoir ce message, parce que tu as demandé un essai.',
    }
    return writeCourrier(to.email, courrier, ctx)
  },
})
