import { ACTIONS_BANNIERES } from './journal-bannieres.actions.ts'
import { ACTIONS_COUPS_DE_POUCE } from './journal-coups-de-pouce.actions.ts'
import { ACTIONS_EVENEMENTS } from './journal-evenements.actions.ts'
import { ACTIONS_MODERATION } from './journal-moderation.actions.ts'
import { ACTIONS_PUBLICATIONS } from './journal-publications.actions.ts'
import { ACTIONS_RECHERCHE } from './journal-recherche.actions.ts'
import { ACTIONS_RESSOURCES } from './journal-ressources.actions.ts'

/** Kinds of actions, common to all modules. */
export const NATURES_JOURNAL = {
  creation: 'Création',
  modification: 'Modification',
  suppression: 'Suppression',
  envoi: 'Envoi',
  consultation: 'Consultation',
} as const
export type NatureJournal = keyof typeof NATURES_JOURNAL

/** Types of targets. */
export const CIBLES_JOURNAL = {
  question_faq: 'Questions de la FAQ',
  faq: 'Ordre de la FAQ',
  demande_faq: 'Questions reçues',
  adhesion: 'Adhésions',
  adhesions: 'Montants des adhésions',
  paiement: 'Paiements',
  reclamation: 'Réclamations',
  adherente: 'Adhérentes',
  adherentes: 'Actions groupées',
  territoire: 'Antennes',
  evenement: 'Événements',
  intervenant: 'Intervenantes',
  banniere: 'Bannières',
  envoi: 'Envois',
  coup_de_pouce: 'Coups de pouce',
  publication: 'Publications',
  ressource: 'Ressources',
  proposition_ressource: 'Ressources proposées',
  signalement: 'Signalements',
  reponse_type: 'Réponses types',
  synonyme: 'Synonymes',
} as const
export type TypeCibleJournal = keyof typeof CIBLES_JOURNAL

type SpecAction = {
  /** Label in the list of actions. */
  readonly libelle: string
  /** Verb phrase between the author and the target's name. */
  readonly phrase: string
  readonly nature: NatureJournal
}

/**
 * All actions of the journal, named « module.verbe ». Modules add theirs here and their target types above. An action
 * that has been logged must not be removed while its entries are kept.
 */
export const ACTIONS_JOURNAL = {
  'faq.creer_question': { libelle: 'Question ajoutée', phrase: 'a ajouté la question', nature: 'creation' },
  'faq.modifier_question': {
    libelle: 'Question modifiée',
    phrase: 'a modifié la question',
    nature: 'modification',
  },
  'faq.supprimer_question': {
    libelle: 'Question supprimée',
    phrase: 'a supprimé la question',
    nature: 'suppression',
  },
  'faq.ordonner': { libelle: 'Questions réordonnées', phrase: 'a réordonné', nature: 'modification' },
  'faq.repondre': { libelle: 'Réponse envoyée', phrase: 'a répondu à', nature: 'envoi' },
  'adhesions.afficher_montants': {
    libelle: 'Montants affichés',
    phrase: 'a affiché le montant de',
    nature: 'consultation',
  },
  'adhesions.saisir': { libelle: 'Adhésion saisie', phrase: 'a saisi l’adhésion', nature: 'creation' },
  'adhesions.annuler': { libelle: 'Adhésion annulée', phrase: 'a annulé l’adhésion', nature: 'suppression' },
  'adhesions.rattacher': {
    libelle: 'Paiement rattaché',
    phrase: 'a rattaché le paiement de',
    nature: 'modification',
  },
  'adhesions.verifier': {
    libelle: 'Paiement vérifié',
    phrase: 'a vérifié le paiement de',
    nature: 'consultation',
  },
  'adhesions.traiter': {
    libelle: 'Paiement traité',
    phrase: 'a traité le paiement de',
    nature: 'modification',
  },
  'adhesions.accepter': {
    libelle: 'Paiement accepté',
    phrase: 'a accepté le paiement de',
    nature: 'modification',
  },
  'adhesions.repondre': {
    libelle: 'Réclamation répondue',
    phrase: 'a répondu à la réclamation',
    nature: 'envoi',
  },
  'adherentes.modifier': {
    libelle: 'Fiche modifiée',
    phrase: 'a modifié la fiche de',
    nature: 'modification',
  },
  'adherentes.afficher_donnee': {
    libelle: 'Donnée sensible affichée',
    phrase: 'a affiché une donnée sensible de',
    nature: 'consultation',
  },
  'adherentes.rattacher': { libelle: 'Rattachement', phrase: 'a rattaché', nature: 'modification' },
  'adherentes.relancer_adhesion': {
    libelle: 'Relance d’adhésion',
    phrase: 'a envoyé une relance d’adhésion à',
    nature: 'envoi',
  },
  'adherentes.relancer_inscription': {
    libelle: 'Relance d’inscription',
    phrase: 'a envoyé une relance d’inscription à',
    nature: 'envoi',
  },
  'adherentes.envoyer_message': {
    libelle: 'Message envoyé',
    phrase: 'a écrit à',
    nature: 'envoi',
  },
  'adherentes.renvoyer_lien': {
    libelle: 'Lien de connexion envoyé',
    phrase: 'a envoyé un lien de connexion à',
    nature: 'envoi',
  },
  'adherentes.suspendre': {
    libelle: 'Compte suspendu',
    phrase: 'a suspendu le compte de',
    nature: 'modification',
  },
  'adherentes.lever_suspension': {
    libelle: 'Suspension levée',
    phrase: 'a levé la suspension de',
    nature: 'modification',
  },
  'adherentes.modifier_fonctions': {
    libelle: 'Fonctions modifiées',
    phrase: 'a modifié les fonctions de',
    nature: 'modification',
  },
  'adherentes.fermer_sessions': {
    libelle: 'Sessions fermées',
    phrase: 'a fermé les sessions de',
    nature: 'modification',
  },
  'adherentes.lever_rebond': {
    libelle: 'E-mail de nouveau utilisé',
    phrase: 'a fait réécrire à l’adresse e-mail de',
    nature: 'modification',
  },
  'adherentes.reinitialiser_second_facteur': {
    libelle: 'Double authentification réinitialisée',
    phrase: 'a réinitialisé la double authentification de',
    nature: 'suppression',
  },
  'antennes.creer': { libelle: 'Antenne créée', phrase: 'a créé l’antenne', nature: 'creation' },
  'antennes.modifier': {
    libelle: 'Antenne modifiée',
    phrase: 'a modifié l’antenne',
    nature: 'modification',
  },
  'antennes.presenter': {
    libelle: 'Présentation d’une antenne',
    phrase: 'a changé la présentation de l’antenne',
    nature: 'modification',
  },
  'antennes.nommer': {
    libelle: 'Coordinatrices nommées',
    phrase: 'a changé les coordinatrices de l’antenne',
    nature: 'modification',
  },
  'antennes.fermer': { libelle: 'Antenne fermée', phrase: 'a fermé l’antenne', nature: 'modification' },
  'antennes.supprimer': {
    libelle: 'Antenne supprimée',
    phrase: 'a supprimé l’antenne',
    nature: 'suppression',
  },
  'antennes.accueillir': {
    libelle: 'Nouvelle membre accueillie',
    phrase: 'a accueilli une membre de l’antenne',
    nature: 'modification',
  },
  'antennes.accepter': {
    libelle: 'Nouvelle membre acceptée',
    phrase: 'a accepté une membre dans l’antenne',
    nature: 'modification',
  },
  'antennes.rejoindre': {
    libelle: 'Antenne rejointe',
    phrase: 'a rejoint l’antenne',
    nature: 'modification',
  },
  'antennes.quitter': { libelle: 'Antenne quittée', phrase: 'a quitté l’antenne', nature: 'modification' },
  'envois.renvoyer': { libelle: 'Lettre renvoyée', phrase: 'a renvoyé la lettre', nature: 'envoi' },
  ...ACTIONS_BANNIERES,
  ...ACTIONS_COUPS_DE_POUCE,
  ...ACTIONS_PUBLICATIONS,
  ...ACTIONS_EVENEMENTS,
  ...ACTIONS_RESSOURCES,
  ...ACTIONS_MODERATION,
  ...ACTIONS_RECHERCHE,
} as const satisfies Record<`${string}.${string}`, SpecAction>
export type ActionJournal = keyof typeof ACTIONS_JOURNAL
