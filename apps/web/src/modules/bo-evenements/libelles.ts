import type { ChampIntervenante } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import type { Bloc, Saisie } from './saisie.ts'

const CHAMPS: Readonly<Record<ChampIntervenante, string>> = {
  Prenom: 'Prénom',
  Nom: 'Nom',
  Entreprise: 'Structure',
  Profession: 'Profession',
  Email: 'E-mail',
  Telephone: 'Téléphone',
  Photo: 'Photo',
  Lien: 'Site web',
  Instagram: 'Compte Instagram',
  Facebook: 'Page Facebook',
  Linkedin: 'Page LinkedIn',
  LienFdt: 'Fiche de travail',
}

const aPlat = <B extends Bloc>(bloc: B) =>
  Object.fromEntries(Object.entries(CHAMPS).map(([champ, libelle]) => [`${bloc}${champ}`, libelle])) as {
    readonly [C in ChampIntervenante as `${B}${C}`]: string
  }

/** Label of each field, in page order. */
export const LIBELLES: Readonly<Record<keyof Saisie, string>> = {
  titre: 'Titre',
  themeId: 'Thématique',
  type: 'Type',
  description: 'Description',
  date: 'Date',
  heureDebut: 'Heure de début',
  heureFin: 'Heure de fin',
  fuseau: 'Fuseau horaire',
  location: 'Format',
  lienVisio: 'Lien de la visio',
  adresse: 'Adresse',
  codePostal: 'Code postal',
  ville: 'Ville',
  limitParticipantes: 'Nombre de participantes',
  nombreParticipantes: 'Places',
  inscriptionType: 'Type d’inscription',
  lienGoogleForm: 'Lien du formulaire d’inscription',
  territoires: 'Territoires',
  ...aPlat('intervenant'),
  ...aPlat('intervenant2'),
  imageEvenement: 'Image (facultatif)',
  previewEvenement: 'Vignette (facultatif)',
  intervenants: 'Fiches d’intervenantes',
  avecIntervenant: 'Présenter une intervenante sur cette page',
  avecIntervenant2: 'Présenter une deuxième intervenante',
  displaySiteVitrine: 'Afficher sur le site vitrine',
  isDraft: 'Brouillon',
}
