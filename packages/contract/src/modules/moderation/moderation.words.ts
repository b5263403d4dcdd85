import type { Motif, StatutSignalement, TypeCible } from './moderation.schema.ts'

/** What happens, as the member chooses it and as the moderators read it. */
export const MOTIFS_EN_MOTS: Readonly<Record<Motif, string>> = {
  harcelement: 'Harcèlement ou menace',
  propos_haineux: 'Propos haineux ou discriminants',
  sexisme: 'Sexisme',
  contenu_inapproprie: 'Contenu choquant ou sexuel',
  publicite: 'Démarchage commercial',
  donnees_personnelles: 'Données personnelles dévoilées',
  faux_profil: 'Faux profil',
  autre: 'Autre chose',
}

export const STATUTS_EN_MOTS: Readonly<Record<StatutSignalement, string>> = {
  nouveau: 'Reçu',
  en_cours: 'En cours d’examen',
  rouvert: 'En cours de réexamen',
  traite: 'Traité',
  sans_suite: 'Sans suite',
}

type Cible = { readonly cible: string; readonly signalee: string }

/** « un profil a été signalé », in two parts. */
export const TYPES_EN_MOTS: Readonly<Record<TypeCible, Cible>> = {
  publication: { cible: 'une publication', signalee: 'a été signalée' },
  commentaire: { cible: 'un commentaire', signalee: 'a été signalé' },
  coup_de_pouce: { cible: 'un coup de pouce', signalee: 'a été signalé' },
  reponse: { cible: 'une réponse à un coup de pouce', signalee: 'a été signalée' },
  message: { cible: 'un message privé', signalee: 'a été signalé' },
  adherente: { cible: 'un profil', signalee: 'a été signalé' },
  evenement: { cible: 'un événement', signalee: 'a été signalé' },
}

const CIBLES: Readonly<Record<TypeCible, (titre: string) => string>> = {
  publication: (titre) => `Publication de ${titre}`,
  commentaire: (titre) => `Commentaire de ${titre}`,
  coup_de_pouce: (titre) => `Coup de pouce «\u00a0${titre}\u00a0»`,
  reponse: (titre) => `Réponse de ${titre}`,
  message: (titre) => `Message privé de ${titre}`,
  adherente: (titre) => `Profil de ${titre}`,
  evenement: (titre) => `Événement «\u00a0${titre}\u00a0»`,
}

/** « Profil de Soizic Guéguen », « Événement « Marché de Noël solidaire » » */
export const nomCible = ({ type, titre }: { readonly type: TypeCible; readonly titre: string }): string =>
  CIBLES[type](titre)

const TIENS: Readonly<Record<TypeCible, (titre: string) => string>> = {
  publication: () => 'ta publication',
  commentaire: () => 'ton commentaire',
  coup_de_pouce: (titre) => `ton coup de pouce «\u00a0${titre}\u00a0»`,
  reponse: () => 'ta réponse à un coup de pouce',
  message: () => 'ton message privé',
  adherente: () => 'ton profil',
  evenement: (titre) => `l’événement «\u00a0${titre}\u00a0»`,
}

/** « ton coup de pouce « Tour à bois à partager » », to its author. */
export const nomTienne = ({ type, titre }: { readonly type: TypeCible; readonly titre: string }): string =>
  TIENS[type](titre)

/** « ta publication est masquée en attendant d’être examinée », to its author. */
export const attenteTienne = (cible: { readonly type: TypeCible; readonly titre: string }): string => {
  const e = TYPES_EN_MOTS[cible.type].signalee.endsWith('ée') ? 'e' : ''
  return `${nomTienne(cible)} est masqué${e} en attendant d’être examiné${e}`
}

/** Answers at once a report of a version that was judged harmless; it quotes no answer that was written to somebody else. */
export const REPONSE_DEJA_EXAMINE =
  'Nous avons déjà examiné ce contenu, tel qu’il est aujourd’hui\u00a0: il respecte la charte du réseau. S’il change, ou si autre chose se passe, signale-le de nouveau.'
