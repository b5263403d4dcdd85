import { z } from '@entrelles/contract/kit/z.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import {
  TYPES_RESSOURCE,
  type TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { typeRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { debutOf, quoted } from '#kit/lettres-mots.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { findRessourceLue, type RessourceLue } from './ressource-lue.queries.ts'

/** Why a letter about a resource does not leave. */
const SANS_OBJET = 'la ressource ou sa destinataire a changé'

/** The page of the resource that a line is about. */
const cibleOf = (id: string, type: TypeRessource): Cible => ({
  type: 'ressource',
  id,
  url: cheminRessource({ id, type }),
})

export const ressourceOf = ({ id, type, titre, resume, prenom }: Omit<RessourceLue, 'email'>): Courrier => ({
  sujet: `Nouvelle ressource\u202f: ${titre}`,
  titre,
  apercu: debutOf(resume ?? TYPES_RESSOURCE[type]),
  paragraphes: [`Bonjour ${prenom}, une ressource vient de rejoindre la bibliothèque d’Entrelles.`],
  ...(resume !== null && { citation: resume }),
  bouton: {
    texte: type === 'article' ? 'Lire l’article' : 'Voir la ressource',
    chemin: cheminRessource({ id, type }),
  },
  raison: 'Tu reçois ce message parce que tu as choisi d’être prévenue des nouvelles ressources.',
})

/** Tells a reader of a resource that was published for the first time. */
export const ressourceLettre = defineLettre({
  nom: 'ressource_nouvelle',
  donnees: z.object({ ressourceId: z.uuid(), compteId: z.uuid(), type: typeRessource, titre: z.string() }),
  cle: ({ ressourceId, compteId }) => `ressource-${ressourceId}-${compteId}`,
  ligne: {
    cible: ({ ressourceId, type }) => cibleOf(ressourceId, type),
    phrase: ({ titre }) => ({ avant: 'Nouvelle ressource\u202f: ', accent: titre, apres: '.' }),
  },
  write: async ({ ressourceId, compteId }, ctx) => {
    const lue = await findRessourceLue(ctx, { ressourceId, compteId })
    return lue ? writeCourrier(lue.email, ressourceOf(lue), ctx) : new Ignoree(SANS_OBJET)
  },
})

export const mentionArticleOf = ({
  id,
  titre,
  resume,
  prenom,
}: Omit<RessourceLue, 'email' | 'type'>): Courrier => ({
  sujet: `Un article te mentionne\u202f: ${titre}`,
  titre: 'On parle de toi',
  apercu: debutOf(resume ?? titre),
  paragraphes: [`Bonjour ${prenom}, l’article ${quoted(titre)} te mentionne.`],
  ...(resume !== null && { citation: resume }),
  bouton: { texte: 'Lire l’article', chemin: cheminRessource({ id, type: 'article' }) },
  raison: 'Tu reçois ce message parce que ton nom y est mentionné.',
})

/** Tells a member that an article mentions her: once, however often it is published again. */
export const mentionArticleLettre = defineLettre({
  nom: 'mention_article',
  donnees: z.object({ ressourceId: z.uuid(), compteId: z.uuid(), titre: z.string() }),
  cle: ({ ressourceId, compteId }) => `mention-article-${ressourceId}-${compteId}`,
  ligne: {
    cible: ({ ressourceId }) => cibleOf(ressourceId, 'article'),
    phrase: ({ titre }) => ({ avant: 'Un article te mentionne\u202f: ', accent: titre, apres: '.' }),
  },
  write: async ({ ressourceId, compteId }, ctx) => {
    const lue = await findRessourceLue(ctx, { ressourceId, compteId })
    return lue ? writeCourrier(lue.email, mentionArticleOf(lue), ctx) : new Ignoree(SANS_OBJET)
  },
})
