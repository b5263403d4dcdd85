import { z } from '@entrelles/contract/kit/z.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { annonceOf } from './avis-texte.ts'
import { avantChangement } from './changements.ts'
import { isAnnonceDue, isAvisDu } from './courrier-du.ts'
import { courrierOf, type Changement } from './courrier-texte.ts'
import { SANS_OBJET } from './courriers.lettres.ts'
import { findAnnonce, findDestinataire, markAvisee } from './destinataire.queries.ts'
import { ligneOf } from './evenement-ligne.ts'
import { evenementLigne } from './lignes.queries.ts'
import { lettreOf, writeCourrier } from './write-courrier.ts'

const donneesAvis = z.object({
  participationId: z.uuid(),
  sequence: z.int(),
  /** Compared with the state when the mail leaves. */
  avant: avantChangement.optional(),
  evenement: evenementLigne,
})

/** Informs one member of a change, once, with the state of the event when the mail leaves. */
const avisLettre = (changement: Changement) =>
  defineLettre({
    nom: `evenement_${changement}`,
    donnees: donneesAvis,
    ...ligneOf<typeof donneesAvis>(changement),
    cle: ({ participationId, sequence }) => `evenement-${changement}-${participationId}-${sequence}`,
    write: async ({ participationId, sequence, avant }, ctx) => {
      const to = await findDestinataire(ctx.db, participationId)
      if (!to || !isAvisDu({ changement, sequence }, to, ctx.now())) return new Ignoree(SANS_OBJET)
      const calendar = changement === 'annule' ? 'CANCEL' : 'REQUEST'
      const courrier = courrierOf(changement, {
        ...lettreOf(to, ctx),
        // If an earlier change has not been told either, what preceded this one is not what she knows.
        avant: to.sequenceAvisee === sequence - 1 ? avant : undefined,
      })
      return {
        // Waiting members have no calendar entry.
        ...(await writeCourrier(
          { to, courrier, calendar: to.statut === 'inscrite' ? calendar : undefined },
          ctx,
        )),
        sent: ({ db }) => markAvisee(db, participationId, to.sequence),
      }
    },
  })

export const LETTRES_AVIS = {
  modifie: avisLettre('modifie'),
  annule: avisLettre('annule'),
  retabli: avisLettre('retabli'),
} as const satisfies Record<Changement, unknown>

const donneesAnnonce = z.object({
  participationId: z.uuid(),
  annonceId: z.uuid(),
  evenement: evenementLigne,
})

export const annonceLettre = defineLettre({
  nom: 'evenement_annonce',
  donnees: donneesAnnonce,
  ...ligneOf<typeof donneesAnnonce>('annonce'),
  cle: ({ participationId, annonceId }) => `annonce-${annonceId}-${participationId}`,
  write: async ({ participationId, annonceId }, ctx) => {
    const to = await findDestinataire(ctx.db, participationId)
    const annonce = await findAnnonce(ctx.db, annonceId)
    if (!to || !annonce || !isAnnonceDue(annonce, to)) return new Ignoree(SANS_OBJET)
    const courrier = annonceOf(lettreOf(to, ctx), annonce, ctx.now())
    const replyTo = annonce.contact?.email ?? ctx.settings.MAIL_FROM
    return writeCourrier({ to, courrier, replyTo }, ctx)
  },
})
