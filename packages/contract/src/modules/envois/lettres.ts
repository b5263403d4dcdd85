/** What a letter is about. Those that the member may switch off are families of her settings too. */
export const FAMILLES = [
  'securite',
  'adhesion',
  'evenement',
  'rappel_evenement',
  'liste_attente',
  'reponse_coup_de_pouce',
  'coup_de_pouce_pour_moi',
  'fonctions',
  'moderation',
  'reponse',
  'consentement',
  'resume',
] as const
export type FamilleLettre = (typeof FAMILLES)[number]

type Description = { readonly libelle: string; readonly famille: FamilleLettre }

/** Every kind of letter, with its name in the back office. */
export const LETTRES = {
  lien_connexion: { libelle: 'Lien de connexion', famille: 'securite' },
  deja_inscrite: { libelle: 'Compte déjà ouvert', famille: 'securite' },
  mot_de_passe_oublie: { libelle: 'Mot de passe oublié', famille: 'securite' },
  mot_de_passe_change: { libelle: 'Mot de passe changé', famille: 'securite' },
  session_fermee: { libelle: 'Session fermée par sécurité', famille: 'securite' },
  changement_email: { libelle: 'Nouvelle adresse à confirmer', famille: 'securite' },
  email_change: { libelle: 'Adresse changée', famille: 'securite' },
  suppression_compte: { libelle: 'Compte bientôt supprimé', famille: 'securite' },
  bienvenue: { libelle: 'Bienvenue', famille: 'adhesion' },
  adhesion_confirmee: { libelle: 'Adhésion confirmée', famille: 'adhesion' },
  adhesion_rappel: { libelle: 'Fin d’adhésion', famille: 'adhesion' },
  relance: { libelle: 'Relance', famille: 'adhesion' },
  reclamation_recue: { libelle: 'Réclamation reçue', famille: 'adhesion' },
  reclamation_reponse: { libelle: 'Réponse à une réclamation', famille: 'adhesion' },
  participation_confirmation: { libelle: 'Inscription à un événement', famille: 'evenement' },
  participation_desinscription: { libelle: 'Désinscription d’un événement', famille: 'evenement' },
  participation_retrait: { libelle: 'Retrait d’un événement', famille: 'evenement' },
  evenement_rappel: { libelle: 'Rappel d’un événement', famille: 'rappel_evenement' },
  participation_attente: { libelle: 'Liste d’attente', famille: 'evenement' },
  liste_attente_place: { libelle: 'Place libérée', famille: 'liste_attente' },
  liste_attente_expiree: { libelle: 'Place non confirmée', famille: 'liste_attente' },
  evenement_modifie: { libelle: 'Événement modifié', famille: 'evenement' },
  evenement_annule: { libelle: 'Événement annulé', famille: 'evenement' },
  evenement_retabli: { libelle: 'Événement rétabli', famille: 'evenement' },
  evenement_annonce: { libelle: 'Message aux participantes', famille: 'evenement' },
  reponse_coup_de_pouce: { libelle: 'Réponse à un coup de pouce', famille: 'reponse_coup_de_pouce' },
  aide_acceptee: { libelle: 'Aide acceptée', famille: 'reponse_coup_de_pouce' },
  merci_recu: { libelle: 'Merci reçu', famille: 'reponse_coup_de_pouce' },
  coup_de_pouce_a_confirmer: { libelle: 'Coup de pouce à confirmer', famille: 'reponse_coup_de_pouce' },
  coup_de_pouce_pour_moi: { libelle: 'Coup de pouce à donner', famille: 'coup_de_pouce_pour_moi' },
  coup_de_pouce_sans_reponse: { libelle: 'Coup de pouce sans réponse', famille: 'fonctions' },
  nouvelle_adherente: { libelle: 'Nouvelle adhérente', famille: 'fonctions' },
  coordination: { libelle: 'Coordination d’une antenne', famille: 'fonctions' },
  fonctions: { libelle: 'Fonctions changées', famille: 'fonctions' },
  suspension: { libelle: 'Compte suspendu', famille: 'moderation' },
  fin_suspension: { libelle: 'Compte rouvert', famille: 'moderation' },
  signalement: { libelle: 'Signalement à examiner', famille: 'moderation' },
  signalement_reponse: { libelle: 'Réponse à un signalement', famille: 'moderation' },
  resume: { libelle: 'Résumé', famille: 'resume' },
  faq_reponse: { libelle: 'Réponse à une question', famille: 'reponse' },
  consentement_intervenante: { libelle: 'Consentement d’une intervenante', famille: 'consentement' },
} as const satisfies Record<string, Description>

export type NomLettre = keyof typeof LETTRES

/** Links, codes and warnings of her account leave before anything else. */
export const isPrioritaire = (nom: NomLettre): boolean => LETTRES[nom].famille === 'securite'
