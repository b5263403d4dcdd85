import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { GESTES, type Geste } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { debutOf, quoted } from '#kit/lettres-mots.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { cheminOf } from './coup-de-pouce-ligne.ts'
import type { DemandeLue, findReponseLue } from './demande-lue.queries.ts'

type Reponse = NonNullable<Awaited<ReturnType<typeof findReponseLue>>>
type Lettre = { readonly id: string; readonly to: Omit<DemandeLue, 'email'> }

/** Why a member is notified of an answer: she wrote the request, follows it, or wrote the answer it replies to. */
export const ROLES = ['auteure', 'suivi', 'fil'] as const
export type RoleLettre = (typeof ROLES)[number]

const RAISONS: Readonly<Record<RoleLettre, string>> = {
  auteure: 'Tu reçois ce message parce que tu as publié ce coup de pouce.',
  suivi: 'Tu reçois ce message parce que tu suis ce coup de pouce.',
  fil: 'Tu reçois ce message parce que tu as répondu à ce coup de pouce.',
}

/** « … a répondu à ton coup de pouce » */
export const CE_QUI_EST_REPONDU: Readonly<Record<RoleLettre, string>> = {
  auteure: 'à ton coup de pouce',
  suivi: 'au coup de pouce',
  fil: 'au coup de pouce',
}

const voir = (id: string, texte: string) => ({ texte, chemin: cheminOf(id) })

/** The words of a private answer stay on the page: a mail is read by others too. */
export const reponseOf = ({ id, to }: Lettre, reponse: Reponse, role: RoleLettre): Courrier => ({
  sujet: `${reponse.auteure} a répondu\u202f: ${to.titre}`,
  titre: role === 'auteure' ? 'Une réponse pour toi' : 'Une nouvelle réponse',
  apercu: reponse.prive
    ? 'Sa réponse est privée\u202f: elle t’attend sur la page.'
    : debutOf(reponse.contenu),
  paragraphes: [
    `Bonjour ${to.prenom}, ${reponse.auteure} a répondu ${CE_QUI_EST_REPONDU[role]} ${quoted(to.titre)}.`,
    ...(reponse.prive ? ['Sa réponse est privée\u202f: tu la liras sur la page de la demande.'] : []),
  ],
  ...(!reponse.prive && { citation: reponse.contenu }),
  bouton: voir(id, 'Lire et répondre'),
  raison: RAISONS[role],
})

export const pourMoiOf = ({ id, to }: Lettre): Courrier => ({
  sujet: `Tu pourrais aider\u202f: ${to.titre}`,
  titre: 'Tu as peut-être la réponse',
  apercu: debutOf(to.contenu),
  paragraphes: [
    `Bonjour ${to.prenom}, ${to.auteure} cherche un coup de pouce${to.ville === null ? '' : `, du côté de ${to.ville}`}. Ton profil ressemble à ce qu’il lui faut.`,
    `${quoted(to.titre)}\u202f:`,
  ],
  citation: to.contenu,
  bouton: voir(id, 'Voir la demande'),
  note: 'Rien ne t’y oblige. Tu reçois deux demandes de ce genre par semaine au plus.',
  raison: 'Tu reçois ce message parce que ton profil dit que tu acceptes d’être sollicitée.',
})

const gesteOf = (id: string, geste: Geste) => ({
  texte: GESTES[geste],
  chemin: `${cheminOf(id)}?geste=${geste}`,
})

/** Each link opens the page, where a button acts. */
export const aConfirmerOf = ({ id, to }: Lettre): Courrier => ({
  sujet: `Toujours d’actualité\u202f? ${to.titre}`,
  titre: 'Toujours d’actualité\u202f?',
  apercu: `Ta demande se ferme seule le ${formatWeekday(to.dateLimite)} au soir.`,
  paragraphes: [
    `Bonjour ${to.prenom}, ${quoted(to.titre)} se ferme toute seule le ${formatWeekday(to.dateLimite)} au soir.`,
    'Dis-nous où tu en es, depuis la page de ta demande.',
  ],
  bouton: gesteOf(id, 'resolu'),
  liens: [gesteOf(id, 'prolonger'), gesteOf(id, 'clore')],
  note: 'Sans nouvelles de toi, elle se ferme. Tu pourras la rouvrir.',
  raison: RAISONS.auteure,
})

export const aideAccepteeOf = ({ id, to }: Lettre): Courrier => ({
  sujet: `${to.auteure} accepte ton aide`,
  titre: 'Ton aide est la bienvenue',
  apercu: `C’est pour ${quoted(to.titre)}. Voyez ensemble quand et comment.`,
  paragraphes: [
    `Bonjour ${to.prenom}, ${to.auteure} accepte l’aide que tu proposes pour ${quoted(to.titre)}.`,
    'Voyez ensemble quand et comment\u202f: elle lit tes réponses sur la page de sa demande.',
  ],
  bouton: voir(id, 'Lui répondre'),
  raison: RAISONS.fil,
})

export const merciOf = ({ id, to }: Lettre, message: string | null): Courrier => ({
  sujet: `${to.auteure} te dit merci`,
  titre: 'Un merci pour toi',
  apercu: message ?? `Ton aide a compté\u202f: ${to.titre}.`,
  paragraphes: [
    `Bonjour ${to.prenom}, c’est résolu\u202f: ${quoted(to.titre)}. ${to.auteure} te remercie de ton aide.`,
    ...(message === null ? [] : ['Voici son mot\u202f:']),
  ],
  ...(message !== null && { citation: message }),
  bouton: voir(id, 'Voir le coup de pouce'),
  raison: RAISONS.fil,
})

export const sansReponseOf = ({ id, to }: Lettre): Courrier => ({
  sujet: `Sans réponse depuis trois jours\u202f: ${to.titre}`,
  titre: 'Une demande attend dans ton antenne',
  apercu: `${to.auteure} n’a pas encore eu de réponse. Tu connais peut-être quelqu’un.`,
  paragraphes: [
    `Bonjour ${to.prenom}, personne n’a encore répondu à ${quoted(to.titre)}, de ${to.auteure}.`,
    'Nous venons d’en parler à d’autres membres. Tu connais peut-être celle qu’il lui faut.',
  ],
  bouton: voir(id, 'Voir la demande'),
  raison:
    'Tu reçois ce message parce que tu coordonnes l’antenne de cette demande, ou de celle qui l’a écrite.',
})
