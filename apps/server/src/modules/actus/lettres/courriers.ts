import { PARAM_SOURCE, type SourceVue } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { debutOf } from '#kit/lettres-mots.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { cheminOf, faitOf, lieuOf, type RoleLettre } from './publication-ligne.ts'
import type { findCommentaireLu, PublicationLue } from './publication-lue.queries.ts'

type Commentaire = NonNullable<Awaited<ReturnType<typeof findCommentaireLu>>>
type Lettre = {
  readonly publicationId: string
  readonly commentaireId?: string | null
  readonly to: Omit<PublicationLue, 'email'>
}

const RAISONS: Readonly<Record<RoleLettre, string>> = {
  auteure: 'Tu reçois ce message parce que tu as écrit cette publication.',
  fil: 'Tu reçois ce message parce que tu as commenté cette publication.',
  suivi: 'Tu reçois ce message parce que tu suis cette publication.',
}

export const commentaireOf = (
  { to, ...objet }: Lettre,
  { auteure, texte }: Commentaire,
  role: RoleLettre,
): Courrier => ({
  sujet: `${auteure} a ${faitOf(role, to.titre)}`,
  titre: role === 'fil' ? 'Une réponse pour toi' : 'Un nouveau commentaire',
  apercu: debutOf(texte),
  paragraphes: [`Bonjour ${to.prenom}, ${auteure} a ${faitOf(role, to.titre)}.`],
  citation: texte,
  bouton: { texte: 'Lire et répondre', chemin: cheminOf(objet) },
  raison: RAISONS[role],
})

/** `commentaire` is absent where the post itself mentions her. */
export const mentionOf = ({ to, ...objet }: Lettre, commentaire?: Commentaire): Courrier => {
  const { auteure, texte } = commentaire ?? to
  const lieu = lieuOf(commentaire !== undefined, to.titre)
  return {
    sujet: `${auteure} te mentionne dans ${lieu}`,
    titre: 'On parle de toi',
    apercu: debutOf(texte),
    paragraphes: [`Bonjour ${to.prenom}, ${auteure} te mentionne dans ${lieu}.`],
    citation: texte,
    bouton: { texte: commentaire ? 'Lire et répondre' : 'Lire la publication', chemin: cheminOf(objet) },
    raison: 'Tu reçois ce message parce que ton nom y est mentionné.',
  }
}

/** « pour l’antenne Cornouaille » */
const porteeOf = ([first, ...others]: readonly string[]): string => {
  if (first === undefined) return 'pour tout le réseau'
  return others.length === 0 ? `pour l’antenne ${first}` : 'pour plusieurs antennes'
}

/** The parameter of its link, which counts the members who opened it from the mail. */
const COURRIEL: SourceVue = 'courriel'

export const annonceOf = ({ to, ...objet }: Lettre): Courrier => ({
  sujet: to.titre ?? 'Une annonce',
  titre: to.titre ?? 'Une annonce',
  apercu: debutOf(to.texte),
  paragraphes: [`Bonjour ${to.prenom}, voici une annonce de ${to.auteure}, ${porteeOf(to.antennes)}.`],
  citation: to.texte,
  bouton: { texte: 'Voir l’annonce', chemin: `${cheminOf(objet)}?${PARAM_SOURCE}=${COURRIEL}` },
  raison:
    to.antennes.length === 0
      ? 'Tu reçois ce message parce que tu es membre d’Entrelles.'
      : 'Tu reçois ce message parce que c’est une annonce de ton antenne.',
})
