/** Journal actions for events, their participants, their presences and their speakers. */
export const ACTIONS_EVENEMENTS = {
  'evenements.creer': {
    libelle: 'Événement créé',
    phrase: 'a créé l’événement',
    nature: 'creation',
  },
  'evenements.modifier': {
    libelle: 'Événement modifié',
    phrase: 'a modifié l’événement',
    nature: 'modification',
  },
  'evenements.enregistrer_brouillon': {
    libelle: 'Brouillon enregistré',
    phrase: 'a travaillé au brouillon',
    nature: 'modification',
  },
  'evenements.publier': {
    libelle: 'Événement publié',
    phrase: 'a publié l’événement',
    nature: 'modification',
  },
  'evenements.annuler': {
    libelle: 'Événement annulé',
    phrase: 'a annulé l’événement',
    nature: 'modification',
  },
  'evenements.retablir': {
    libelle: 'Événement rétabli',
    phrase: 'a rétabli l’événement',
    nature: 'modification',
  },
  'evenements.dupliquer': {
    libelle: 'Événement dupliqué',
    phrase: 'a dupliqué l’événement',
    nature: 'creation',
  },
  'evenements.repeter': {
    libelle: 'Événement répété',
    phrase: 'a répété l’événement',
    nature: 'creation',
  },
  'evenements.ecrire_suites': {
    libelle: 'Compte rendu écrit',
    phrase: 'a écrit les suites de l’événement',
    nature: 'modification',
  },
  'evenements.supprimer': {
    libelle: 'Événement supprimé',
    phrase: 'a supprimé l’événement',
    nature: 'suppression',
  },
  'participations.promouvoir': {
    libelle: 'Place donnée',
    phrase: 'a proposé une place de l’événement',
    nature: 'modification',
  },
  'participations.reprendre': {
    libelle: 'Place reprise',
    phrase: 'a repris une place proposée de l’événement',
    nature: 'modification',
  },
  'participations.retirer': {
    libelle: 'Participante retirée',
    phrase: 'a retiré une participante de l’événement',
    nature: 'suppression',
  },
  'participations.annoncer': {
    libelle: 'Message aux participantes',
    phrase: 'a écrit aux participantes de l’événement',
    nature: 'envoi',
  },
  'participations.exporter': {
    libelle: 'Participantes exportées',
    phrase: 'a exporté les participantes de l’événement',
    nature: 'consultation',
  },
  'emargement.noter': {
    libelle: 'Présence notée',
    phrase: 'a noté une présence à l’événement',
    nature: 'modification',
  },
  'emargement.pointer': {
    libelle: 'QR code pointé',
    phrase: 'a pointé un QR code à l’événement',
    nature: 'modification',
  },
  'emargement.ajouter': {
    libelle: 'Venue sans inscription',
    phrase: 'a noté une venue sans inscription à l’événement',
    nature: 'creation',
  },
  'emargement.synchroniser': {
    libelle: 'Présences notées hors ligne',
    phrase: 'a envoyé les présences notées hors ligne à l’événement',
    nature: 'modification',
  },
  'intervenants.creer': {
    libelle: 'Intervenante ajoutée',
    phrase: 'a ajouté l’intervenante',
    nature: 'creation',
  },
  'intervenants.modifier': {
    libelle: 'Intervenante modifiée',
    phrase: 'a modifié l’intervenante',
    nature: 'modification',
  },
  'intervenants.supprimer': {
    libelle: 'Intervenante supprimée',
    phrase: 'a supprimé l’intervenante',
    nature: 'suppression',
  },
  'intervenants.archiver': {
    libelle: 'Intervenante archivée',
    phrase: 'a archivé l’intervenante',
    nature: 'modification',
  },
  'intervenants.fusionner': {
    libelle: 'Intervenantes fusionnées',
    phrase: 'a fusionné une fiche avec l’intervenante',
    nature: 'modification',
  },
  'intervenants.demander_consentement': {
    libelle: 'Consentement demandé',
    phrase: 'a demandé son consentement à',
    nature: 'envoi',
  },
  'intervenants.noter_consentement': {
    libelle: 'Consentement noté',
    phrase: 'a noté le consentement de',
    nature: 'modification',
  },
  'intervenants.retirer_consentement': {
    libelle: 'Consentement retiré',
    phrase: 'a noté le retrait du consentement de',
    nature: 'modification',
  },
} as const
