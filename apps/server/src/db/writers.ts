import type { DB } from './types.ts'

/** Written only by triggers. */
const TRIGGERS = 'triggers'
/** Written at installation, by the scripts of seed/. */
const SEED = 'seed'
/** Already read by modules, but nothing writes it yet. */
const LATER = 'later'

/** The only module, with its twin, that may write each table. */
export const WRITERS = {
  abonnements_agenda: 'agenda',
  abonnements_push: 'notifications',
  accueils: 'antennes',
  adhesions: 'adhesions',
  annonces_evenements: 'participations',
  annuaire: TRIGGERS,
  annuaire_blocs: TRIGGERS,
  annuaire_cles: TRIGGERS,
  annuaire_lieux: TRIGGERS,
  annuaire_moment: 'adherentes',
  appareils: 'session',
  bannieres: 'bannieres',
  bannieres_vues: 'bannieres',
  battements: 'kit',
  choix_inscription: 'inscription',
  cles_idempotence: 'kit',
  codes_postaux: SEED,
  codes_secours: 'second-facteur',
  competences_profil: 'adherentes',
  comptes: 'session',
  compteurs: TRIGGERS,
  compteurs_mouvements: TRIGGERS,
  coordinations: 'antennes',
  discussions: LATER,
  donnees_embarquees: SEED,
  encaissements: 'adhesions',
  envois: 'envois',
  etats_paiements: 'paiements',
  evenements: 'evenements',
  evenements_cles: TRIGGERS,
  evenements_intervenantes: 'evenements',
  evenements_intervenants: 'evenements',
  evenements_suites: 'evenements',
  evenements_territoires: 'evenements',
  faq_avis: 'faq',
  faq_categories: 'faq',
  faq_demandes: 'faq',
  faq_questions: 'faq',
  favoris: 'participations',
  fiches: TRIGGERS,
  fiches_mots: TRIGGERS,
  inscriptions: 'inscription',
  intervenants: 'intervenants',
  intervenants_territoires: 'intervenants',
  intervenants_themes: 'intervenants',
  jetons: 'session',
  journal: 'journal',
  lexique: TRIGGERS,
  medias: 'medias',
  notations: 'notations',
  notations_mois: 'notations',
  notifications: 'notifications',
  notifications_acteures: 'notifications',
  notifications_paiement: 'paiements',
  paiements: 'paiements',
  participations: 'participations',
  participations_discussion: LATER,
  preferences_notifications: 'notifications',
  profils: 'adherentes',
  rappels_adhesion: 'rappels',
  rattachements: 'antennes',
  rebonds: 'rebonds',
  reclamations: 'reclamations',
  referentiels: SEED,
  reglages_notifications: 'notifications',
  relances: 'adherentes',
  releves_paiements: 'paiements',
  seconds_facteurs: 'second-facteur',
  sessions: 'session',
  suspensions: 'adherentes',
  territoires: 'antennes',
  territoires_communes: 'antennes',
  territoires_departements: 'antennes',
  villes: SEED,
} as const satisfies Record<keyof DB, string>

/** Modules that write a table of another module, with the reason why they do not call its `public.ts`. */
export const EXCEPTIONS: readonly {
  readonly table: keyof DB
  readonly module: string
  readonly why: string
}[] = [
  { table: 'comptes', module: 'compte', why: 'her names, address and picture, and the end of the account' },
  {
    table: 'comptes',
    module: 'inscription',
    why: 'makes the account, and writes its steps until it is complete',
  },
  { table: 'comptes', module: 'rappels', why: 'one switch, in the statement that plans her reminders' },
  {
    table: 'evenements',
    module: 'participations',
    why: 'one conditional update of the event’s row decides who gets a seat and counts it',
  },
  { table: 'evenements', module: 'emargement', why: 'marks the sheet, and counts who came unregistered' },
  { table: 'participations', module: 'emargement', why: 'presence is a column of the registration' },
]
