import { renderCourrierEmail } from '#kit/mail/CourrierEmail.tsx'
import * as actus from '#modules/actus/lettres/courriers.ts'
import { renderConfirmationAdhesion } from '#modules/adhesions/adhesions.emails.tsx'
import * as antennes from '#modules/antennes/antennes.emails.tsx'
import * as boAdherentes from '#modules/bo-adherentes/bo-adherentes.emails.tsx'
import { courrierOf as relanceOf } from '#modules/bo-adherentes/relance-texte.ts'
import { renderReponseFaq } from '#modules/bo-faq/bo-faq.emails.tsx'
import { renderDemandeConsentement } from '#modules/bo-intervenants/bo-intervenants.emails.tsx'
import { reponsePropositionOf } from '#modules/bo-ressources/propositions/propositions.lettres.ts'
import * as compte from '#modules/compte/compte.emails.tsx'
import * as coupsDePouce from '#modules/coups-de-pouce/lettres/courriers.ts'
import { renderResume } from '#modules/envois/resume.emails.tsx'
import * as inscription from '#modules/inscription/inscription.emails.tsx'
import { annonceOf } from '#modules/participations/mails/avis-texte.ts'
import type { Lettre } from '#modules/participations/mails/courrier-parts.ts'
import { CHANGEMENTS, courrierOf, TYPES_COURRIER } from '#modules/participations/mails/courrier-texte.ts'
import { renderCourrier } from '#modules/participations/mails/courrier.emails.tsx'
import { renderRappel } from '#modules/rappels/rappels.emails.tsx'
import { alertesOf } from '#modules/recherche/alertes/alertes.lettres.ts'
import * as reclamations from '#modules/reclamations/reclamations.emails.tsx'
import { mentionArticleOf, ressourceOf } from '#modules/ressources/lettres/ressources.lettres.ts'
import * as session from '#modules/session/session.emails.tsx'
import { moderation } from './test-mails-moderation.ts'

const publicUrl = 'https://entrelles.test'
const prenom = 'Zoé'
const nom = 'Cornouaille'
const told = { prenom, publicUrl }
const desabonnement = `${publicUrl}/api/desabonnement?token=jeton`
const SECRET = 'k'.repeat(43)
const lien = `${publicUrl}/connexion/${SECRET}/1?lienConnexion=${encodeURIComponent(`${publicUrl}/api/connexion/lien/${SECRET}`)}`
const ECRIT = 'Bonjour,\napporte un devis récent, même raturé.\n\nÀ jeudi !'
const NOW = new Date('2026-11-14T09:00:00Z')

const to: Lettre['to'] = {
  participationId: '018f0000-0000-7000-8000-000000000001',
  evenementId: '018f0000-0000-7000-8000-000000000002',
  titre: 'Fixer ses prix sans s’excuser',
  debut: '2026-11-19T17:30:00Z',
  fin: '2026-11-19T19:30:00Z',
  fuseau: 'Europe/Paris',
  enLigne: false,
  adresse: '16 quai du Steïr',
  codePostal: '29000',
  ville: 'Quimper',
  isAnnule: false,
  sequence: 1,
  prenom,
  nom: 'Kervella',
  email: 'zoe@exemple.fr',
  statut: 'inscrite',
  rang: 2,
  offreExpireLe: '2026-11-16T07:03:00Z',
  motif: 'L’atelier demande un statut d’indépendante.',
  sequenceAvisee: 0,
  rappelEnvoyeLe: null,
  revenue: false,
}
const avant = {
  debut: '2026-11-18T17:00:00Z',
  fin: '2026-11-18T19:00:00Z',
  fuseau: to.fuseau,
  enLigne: false,
  visioChangee: false,
  adresse: '1 place Saint-Corentin',
  codePostal: '29000',
  ville: 'Quimper',
}
const lettre: Lettre = { to, sortie: '/inscription_evenement/desinscription?token=jeton', avant }
const annonce = {
  contenu: ECRIT,
  cibles: 'toutes',
  auteure: 'Maëlle',
  contact: { antenne: nom, email: 'cornouaille@exemple.fr' },
}
const courriers = [
  ...[...TYPES_COURRIER, ...CHANGEMENTS].map((type) => [type, courrierOf(type, lettre)] as const),
  ['confirmation en ligne', courrierOf('confirmation', { ...lettre, to: { ...to, enLigne: true } })] as const,
  ['annonce', annonceOf(lettre, annonce, NOW)] as const,
].map(([name, courrier]) => [
  `renderCourrier ${name}`,
  () => renderCourrier({ courrier, publicUrl, desabonnement }),
])

type Courriers = Readonly<Record<string, Parameters<typeof renderCourrierEmail>[0]['courrier']>>
const mailsOf = (what: string, letters: Courriers) =>
  Object.fromEntries(
    Object.entries(letters).map(([name, courrier]) => [
      `${what}, ${name}`,
      () => renderCourrierEmail({ courrier, publicUrl, desabonnement }),
    ]),
  )

const demande = {
  id: to.evenementId,
  to: {
    prenom,
    titre: 'Tour à bois à partager',
    contenu: ECRIT,
    statut: 'publie',
    dateLimite: '2026-11-30',
    sansReponse: true,
    ville: 'Quimper',
    auteureId: null,
    auteure: 'Awa Diallo',
  },
} as const
const reponse = { contenu: ECRIT, prive: false, auteure: 'Nadia Benali' }
const demandes = mailsOf('coup de pouce', {
  'une réponse': coupsDePouce.reponseOf(demande, reponse, 'auteure'),
  'une réponse privée': coupsDePouce.reponseOf(demande, { ...reponse, prive: true }, 'auteure'),
  'une réponse suivie': coupsDePouce.reponseOf(demande, reponse, 'suivi'),
  'pour moi': coupsDePouce.pourMoiOf(demande),
  'à confirmer': coupsDePouce.aConfirmerOf(demande),
  'aide acceptée': coupsDePouce.aideAccepteeOf(demande),
  merci: coupsDePouce.merciOf(demande, 'Sans toi, pas de buffet.'),
  'merci sans un mot': coupsDePouce.merciOf(demande, null),
  'sans réponse': coupsDePouce.sansReponseOf(demande),
})

const publication = {
  publicationId: to.evenementId,
  to: { prenom, titre: null, texte: ECRIT, antennes: [], auteure: 'Awa Diallo' },
} as const
const entitled = { ...publication, to: { ...publication.to, titre: 'Le marché de Noël', antennes: [nom] } }
const commentaire = { texte: ECRIT, auteure: 'Nadia Benali' }
const publications = mailsOf('publication', {
  'un commentaire': actus.commentaireOf(publication, commentaire, 'auteure'),
  'un commentaire suivi': actus.commentaireOf(entitled, commentaire, 'suivi'),
  'une réponse': actus.commentaireOf(entitled, commentaire, 'fil'),
  'une mention': actus.mentionOf(publication),
  'une mention, avec un titre': actus.mentionOf(entitled),
  'une mention dans un commentaire': actus.mentionOf(publication, commentaire),
  'une annonce': actus.annonceOf(entitled),
  'une annonce du réseau': actus.annonceOf({ ...entitled, to: { ...entitled.to, antennes: [] } }),
})

const titre = 'Tenir sa trésorerie'
const ressource = { id: to.evenementId, type: 'article', titre, resume: ECRIT, prenom } as const
const ressources = mailsOf('ressource', {
  'un article': ressourceOf(ressource),
  'un lien sans résumé': ressourceOf({ ...ressource, type: 'lien', resume: null }),
  'une mention': mentionArticleOf(ressource),
  'une proposition retenue': reponsePropositionOf({ prenom, titre, mot: null }),
  'une proposition écartée': reponsePropositionOf({ prenom, titre, mot: ECRIT }),
})

const alerte = {
  alerteId: to.evenementId,
  termes: 'couture',
  categorie: null,
  depuis: NOW.toISOString(),
  nb: 1,
  titres: ['Awa Diallo'],
}
const alertes = {
  'une alerte': alertesOf(prenom, [alerte]),
  'plusieurs alertes': alertesOf(prenom, [alerte, { ...alerte, termes: 'miel', titres: ['Fête du miel'] }]),
}

const relance = (type: 'inscription' | 'adhesion') =>
  boAdherentes.renderRelance({
    courrier: relanceOf(type, { prenom, payeJusquau: null }, NOW, 15),
    publicUrl,
  })
const rappel = (echeance: 'J-30' | 'J-7' | 'J' | 'J+15', today: '2026-11-19' | '2027-01-03') =>
  renderRappel({ echeance, prenom, fin: '2026-12-19', today, graceDays: 15, publicUrl })
const adhesion = {
  prenom,
  debut: '2026-11-14',
  fin: '2027-11-13',
  montantCents: 8000,
  origine: 'en_ligne',
  payeLe: '2026-11-14T09:00:00Z',
  publicUrl,
} as const
const fonctions = { par: 'Awa Diallo', ajouts: ['Administratrice'], retraits: ['Modératrice'], publicUrl }
const reclamation = { prenom, numero: 'R-2026-0042', publicUrl }
type Sent = { readonly subject: string; readonly html: string; readonly text: string }

/** Every mail with example data, by the name of the function that renders it. */
export const MAILS: Readonly<Record<string, () => Promise<Sent>>> = {
  ...Object.fromEntries(courriers),
  ...demandes,
  ...publications,
  ...mailsOf('recherche', alertes),
  ...ressources,
  renderConfirmation: () => inscription.renderConfirmation({ ...told, lien, reprise: true }),
  renderLienConnexion: () => inscription.renderLienConnexion({ prenom, lien }),
  renderDejaInscrite: () => inscription.renderDejaInscrite(told),
  renderMotDePasse: () => session.renderMotDePasse({ prenom, lien }),
  renderMotDePasseChange: () => session.renderMotDePasseChange(told),
  renderAlerteSession: () => session.renderAlerteSession(told),
  renderChangementEmail: () => compte.renderChangementEmail({ prenom, lien }),
  renderEmailChange: () => compte.renderEmailChange(told),
  renderSuppression: () => compte.renderSuppression({ ...told, le: '2026-11-21T09:00:00Z' }),
  renderConfirmationAdhesion: () => renderConfirmationAdhesion({ ...adhesion, isRenewal: false }),
  'renderConfirmationAdhesion renewal': () => renderConfirmationAdhesion({ ...adhesion, isRenewal: true }),
  renderRappel: () => rappel('J-30', '2026-11-19'),
  'renderRappel over': () => rappel('J+15', '2027-01-03'),
  renderRelance: () => relance('inscription'),
  'renderRelance adhesion': () => relance('adhesion'),
  renderSuspension: () => boAdherentes.renderSuspension({ prenom, jusquau: '2026-12-14', message: ECRIT }),
  'renderSuspension without end': () =>
    boAdherentes.renderSuspension({ prenom, jusquau: null, message: null }),
  renderFinSuspension: () => boAdherentes.renderFinSuspension(told),
  renderFonctions: () => boAdherentes.renderFonctions({ ...fonctions, nom: null }),
  'renderFonctions of another': () => boAdherentes.renderFonctions({ ...fonctions, nom: 'Léa Morvan' }),
  renderArrivee: () => antennes.renderArrivee({ ...told, nom }),
  renderDepart: () => antennes.renderDepart({ ...told, nom }),
  renderReponseFaq: () =>
    renderReponseFaq({ ...told, question: 'Puis-je venir accompagnée ?', reponse: ECRIT }),
  renderDemandeConsentement: () => renderDemandeConsentement({ prenom }),
  renderReclamationRecue: () =>
    reclamations.renderReclamationRecue({ ...reclamation, repondreAvant: '2026-11-17' }),
  renderReponseReclamation: () =>
    reclamations.renderReponseReclamation({ ...reclamation, reponse: ECRIT, acceptee: true }),
  ...moderation,
  renderResume: async () => ({
    subject: '1 nouvelle du réseau',
    ...(await renderResume({ ...told, lignes: [{ texte: 'Rappel', url: '/evenement' }], desabonnement })),
  }),
}
