import { z } from '@entrelles/contract/kit/z.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { qui } from '#kit/lettres-mots.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { countCourriel } from '../avis.repository.ts'
import { annonceOf, commentaireOf, mentionOf } from './courriers.ts'
import { cheminOf, cibleOf, faitOf, lieuOf, ROLES, SANS_OBJET } from './publication-ligne.ts'
import { findCommentaireLu, findEssai, findPublicationLue } from './publication-lue.queries.ts'

const donnees = z.object({ publicationId: z.uuid(), compteId: z.uuid(), titre: z.string().nullable() })

/** « a » or « ont », by the number of members. */
const auxiliaire = (nb: number): string => (nb > 1 ? 'ont' : 'a')

/** A comment. Those of one post share a notification and a mail until it is read, and so do the answers to her own comments. */
export const commentaireLettre = defineLettre({
  nom: 'commentaire',
  donnees: donnees.extend({ commentaireId: z.uuid(), role: z.enum(ROLES) }),
  cle: ({ commentaireId, compteId }) => `commentaire-${commentaireId}-${compteId}`,
  ligne: {
    groupe: ({ publicationId, role }) => `${role === 'fil' ? 'reponse' : 'commentaire'}:${publicationId}`,
    cible: cibleOf,
    phrase: ({ titre, role }, acteures) => ({
      accent: qui(acteures),
      apres: ` ${auxiliaire(acteures.nb)} ${faitOf(role, titre)}.`,
    }),
  },
  write: async ({ publicationId, commentaireId, compteId, role }, ctx) => {
    const to = await findPublicationLue(ctx, { publicationId, compteId })
    const commentaire = to && (await findCommentaireLu(ctx.db, { commentaireId, compteId }))
    if (!commentaire) return new Ignoree(SANS_OBJET)
    return writeCourrier(
      to.email,
      commentaireOf({ publicationId, commentaireId, to }, commentaire, role),
      ctx,
    )
  },
})

/** Tells a member that a post or a comment mentions her: once, however often it is edited. */
export const mentionLettre = defineLettre({
  nom: 'mention',
  donnees: donnees.extend({ commentaireId: z.uuid().nullable() }),
  cle: ({ publicationId, commentaireId, compteId }) =>
    `mention-${commentaireId ?? publicationId}-${compteId}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre, commentaireId }, acteures) => ({
      accent: qui(acteures),
      apres: ` te mentionne dans ${lieuOf(commentaireId !== null, titre)}.`,
    }),
  },
  write: async ({ publicationId, commentaireId, compteId }, ctx) => {
    const to = await findPublicationLue(ctx, { publicationId, compteId })
    const commentaire =
      commentaireId === null ? undefined : await findCommentaireLu(ctx.db, { commentaireId, compteId })
    if (!to || (commentaireId !== null && !commentaire)) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, mentionOf({ publicationId, commentaireId, to }, commentaire), ctx)
  },
})

/** Tells the author of a post or a comment of its reactions, in the notification centre alone. */
export const reactionLettre = defineLettre({
  nom: 'reaction',
  donnees: donnees.extend({ commentaireId: z.uuid().nullable(), acteureId: z.uuid() }),
  cle: ({ publicationId, commentaireId, acteureId }) =>
    `reaction-${commentaireId ?? publicationId}-${acteureId}`,
  ligne: {
    discrete: true,
    groupe: ({ publicationId, commentaireId }) => `reaction:${commentaireId ?? publicationId}`,
    cible: cibleOf,
    phrase: ({ commentaireId }, acteures) => ({
      accent: qui(acteures),
      apres: ` ${auxiliaire(acteures.nb)} réagi à ${commentaireId === null ? 'ta publication' : 'ton commentaire'}.`,
    }),
  },
})

/** Sends an announcement to its audience. */
export const annonceLettre = defineLettre({
  nom: 'publication_antenne',
  donnees,
  cle: ({ publicationId, compteId }) => `annonce-${publicationId}-${compteId}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre }) => ({ avant: 'Annonce\u202f: ', accent: titre ?? 'à lire', apres: '.' }),
  },
  write: async ({ publicationId, compteId }, ctx) => {
    const to = await findPublicationLue(ctx, { publicationId, compteId })
    if (!to) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, annonceOf({ publicationId, to }), ctx)
  },
  record: async ({ publicationId }, { statut }, { db }) => {
    if (statut === 'envoye') await countCourriel(db, publicationId)
  },
})

/** The mail of an announcement, to the member who writes it and wants to see it: as it is saved, whatever its state. */
export const essaiLettre = defineLettre({
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

export const actusLettres = [commentaireLettre, mentionLettre, reactionLettre, annonceLettre, essaiLettre]
