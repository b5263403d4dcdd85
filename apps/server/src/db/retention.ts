import type { QueueName } from './queues.ts'
import type { DB } from './types.ts'

/**
 * What the erasure of a member does to the rows that concern her: `deleted` with her account, `unlinked` from it (what is left
 * does not say who she was), `derived` by triggers from rows that are deleted, `kept` because the law asks for it or it is
 * cleared otherwise, `none` if there are none.
 */
type Erasure = 'deleted' | 'unlinked' | 'derived' | 'kept' | 'none'

/**
 * How long a row is kept: as long as the `account` or the `object` that it belongs to, until it is replaced or removed by hand
 * (`use`), or for a number of days, counted by a job. `later`: no job deletes them yet.
 */
type Kept = 'account' | 'object' | 'use' | { readonly days: number; readonly by: QueueName | 'later' }

export type Retention = { readonly kept: Kept; readonly erasure: Erasure }

const account = { kept: 'account', erasure: 'deleted' } as const
/** A list of choices, a setting, a count: nobody's data. */
const common = { kept: 'use', erasure: 'none' } as const
/** Belongs to a row of another table, and goes with it. */
const part = { kept: 'object', erasure: 'none' } as const
const TEN_YEARS = { days: 3653, by: 'later' } as const

/** Every table of the product. The page on personal data and the erasure of an account follow it. */
export const RETENTION = {
  abonnements_agenda: account,
  abonnements_push: account,
  accueils: account,
  /** Accounting. */
  adhesions: { kept: TEN_YEARS, erasure: 'unlinked' },
  /** From the end of the request. */
  aidantes_coup_de_pouce: { kept: { days: 366, by: 'coups-de-pouce.nettoyer' }, erasure: 'unlinked' },
  alertes_recherche: account,
  annonces_evenements: { kept: 'object', erasure: 'unlinked' },
  annuaire: account,
  annuaire_blocs: common,
  annuaire_cles: { kept: 'account', erasure: 'derived' },
  annuaire_lieux: common,
  annuaire_moment: common,
  annuaire_savoirs: account,
  appareils: account,
  bannieres: common,
  bannieres_vues: account,
  battements: common,
  blocages: account,
  choix_inscription: account,
  cles_idempotence: { kept: { days: 1, by: 'idempotence.purger' }, erasure: 'none' },
  clotures_signalements: { kept: 'object', erasure: 'unlinked' },
  codes_postaux: common,
  codes_secours: account,
  commentaires: { kept: 'object', erasure: 'unlinked' },
  competences_coup_de_pouce: part,
  competences_profil: account,
  comptes: account,
  compteurs: common,
  compteurs_mouvements: common,
  coordinations: account,
  coups_de_pouce: { kept: 'use', erasure: 'unlinked' },
  coups_de_pouce_cles: part,
  decisions_moderation: { kept: 'object', erasure: 'unlinked' },
  discussions: { kept: 'use', erasure: 'unlinked' },
  donnees_embarquees: common,
  encaissements: { kept: TEN_YEARS, erasure: 'kept' },
  envois: { kept: { days: 365, by: 'envois.purger' }, erasure: 'deleted' },
  etats_paiements: { kept: TEN_YEARS, erasure: 'none' },
  evenements: { kept: 'use', erasure: 'unlinked' },
  evenements_cles: part,
  /** Speakers who are written in the event: they have no account. */
  evenements_intervenantes: { kept: 'object', erasure: 'kept' },
  evenements_intervenants: part,
  evenements_ressources: part,
  evenements_suites: part,
  evenements_territoires: part,
  faq_avis: account,
  faq_categories: common,
  faq_demandes: account,
  faq_questions: common,
  favoris: account,
  fiches: account,
  fiches_mots: { kept: 'account', erasure: 'derived' },
  /** Those that she never attached, or attached to her requests, go with her account, within the hour. */
  fichiers: { kept: 'object', erasure: 'unlinked' },
  inscriptions: account,
  intervenants: { kept: 'use', erasure: 'unlinked' },
  intervenants_territoires: part,
  intervenants_themes: part,
  jetons: { kept: { days: 30, by: 'session.purger' }, erasure: 'deleted' },
  /** The names of an erased account are cleared when it goes. */
  journal: { kept: { days: 366, by: 'journal.purger' }, erasure: 'kept' },
  lectrices_publication: account,
  lectrices_ressource: account,
  lexique: common,
  medias: { kept: 'object', erasure: 'unlinked' },
  /** An erased member's words stay for those who received them, without her name. */
  messages: { kept: 'object', erasure: 'unlinked' },
  notations: account,
  notations_mois: common,
  notes_signalements: { kept: 'object', erasure: 'unlinked' },
  notifications: { kept: { days: 183, by: 'notifications.purger' }, erasure: 'deleted' },
  notifications_acteures: { kept: { days: 183, by: 'notifications.purger' }, erasure: 'deleted' },
  notifications_paiement: { kept: { days: 90, by: 'paiements.relever' }, erasure: 'none' },
  paiements: { kept: TEN_YEARS, erasure: 'unlinked' },
  /** Attendance sheets, as funders ask for them. */
  participations: { kept: { days: 1096, by: 'later' }, erasure: 'unlinked' },
  participations_discussion: account,
  preferences_notifications: account,
  profils: account,
  propositions_ressource: { kept: 'use', erasure: 'unlinked' },
  /** Deleted posts stay in the bin for thirty days. */
  publications: { kept: 'use', erasure: 'unlinked' },
  publications_cles: part,
  rappels_adhesion: part,
  rattachements: account,
  reactions_commentaire: account,
  /** Addresses, not accounts: an address that is no longer written to must stay so. */
  rebonds: { kept: { days: 365, by: 'rebonds.purger' }, erasure: 'kept' },
  /** Words, without who typed them. */
  recherche_cles: { kept: 'object', erasure: 'derived' },
  recherche_lexique: common,
  recherches_sans_resultat: { kept: { days: 90, by: 'recherche.purger' }, erasure: 'none' },
  reclamations: account,
  recours: { kept: 'object', erasure: 'unlinked' },
  referentiels: common,
  reglages_messagerie: account,
  reglages_notifications: account,
  relances: account,
  releves_paiements: common,
  remarques_ressource: { kept: 'object', erasure: 'unlinked' },
  reponses_coup_de_pouce: { kept: 'object', erasure: 'unlinked' },
  reponses_types: common,
  /** The library of the association: what a member who left wrote stays in it, without her name. */
  ressources: { kept: 'use', erasure: 'unlinked' },
  ressources_cles: part,
  restrictions: account,
  seconds_facteurs: account,
  sessions: { kept: { days: 30, by: 'session.purger' }, erasure: 'deleted' },
  /** After it is answered. Until then the frozen copy says who was reported. */
  signalements: { kept: { days: 365, by: 'later' }, erasure: 'unlinked' },
  signalements_auteures: { kept: 'object', erasure: 'unlinked' },
  sollicitations: { kept: { days: 366, by: 'coups-de-pouce.nettoyer' }, erasure: 'deleted' },
  suivis_coup_de_pouce: account,
  suspensions: account,
  synonymes: common,
  territoires: common,
  territoires_communes: part,
  territoires_departements: part,
  versions_commentaire: part,
  versions_coup_de_pouce: part,
  versions_publication: part,
  versions_reponse: part,
  villes: common,
  villes_anciennes: common,
} as const satisfies Record<keyof DB, Retention>
