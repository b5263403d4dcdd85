import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { propositionId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { debutOf, quoted } from '#kit/lettres-mots.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { findPropositionRepondue } from './propositions.queries.ts'

const LIBRARY = pathTo('/ressource')

type Repondue = { readonly prenom: string; readonly titre: string; readonly mot: string | null }

/** The mail of an answer: `mot` is why the proposal was refused. */
export const reponsePropositionOf = ({ prenom, titre, mot }: Repondue): Courrier => ({
  sujet: mot === null ? 'Ta proposition est retenue' : 'Ta proposition de ressource',
  titre: mot === null ? 'Merci pour cette ressource' : 'Une réponse à ta proposition',
  apercu: mot === null ? `${quoted(titre)} rejoindra bientôt la bibliothèque.` : debutOf(mot),
  paragraphes:
    mot === null
      ? [
          `Bonjour ${prenom}, tu as proposé ${quoted(titre)}\u00a0: nous la retenons.`,
          'Elle rejoindra la bibliothèque dès qu’elle aura été relue.',
        ]
      : [
          `Bonjour ${prenom}, tu as proposé ${quoted(titre)}. Nous ne l’ajoutons pas à la bibliothèque, et voici pourquoi\u00a0:`,
        ],
  ...(mot !== null && { citation: mot }),
  bouton: { texte: 'Voir les ressources', chemin: LIBRARY },
  raison: 'Tu reçois ce message parce que tu as proposé une ressource.',
})

/** Tells a member what became of the link that she proposed. */
export const propositionLettre = defineLettre({
  nom: 'proposition_reponse',
  donnees: z.object({ propositionId, titre: z.string(), isRetenue: z.boolean() }),
  cle: ({ propositionId: id }) => `proposition-reponse-${id}`,
  ligne: {
    cible: () => ({ type: 'ressource', id: null, url: LIBRARY }),
    phrase: ({ titre, isRetenue }) => ({
      avant: 'Ta proposition ',
      accent: quoted(titre),
      apres: isRetenue ? ' est retenue\u00a0: merci\u202f!' : ' a reçu une réponse, par e-mail.',
    }),
  },
  write: async ({ propositionId: id }, ctx) => {
    const repondue = await findPropositionRepondue(ctx.db, id)
    if (!repondue) return new Ignoree(COMPTE_EFFACE)
    const { email, prenom, ...proposition } = repondue
    return writeCourrier(email, reponsePropositionOf({ prenom: prenom ?? '', ...proposition }), ctx)
  },
})
