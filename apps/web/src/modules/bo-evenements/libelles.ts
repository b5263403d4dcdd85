import type { ChampIntervenante } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import type { Bloc, Saisie } from './saisie.ts'

const CHAMPS: Readonly<Record<ChampIntervenante, string>> = {
  Prenom: 'Prénom',
  Nom: 'Nom',
  Entreprise: 'Structure (facultatif)',
  Profession: 'Profession (facultatif)',
  Email: 'E-mail (facultatif)',
  Telephone: 'Téléphone (facultatif)',
  Photo: 'Photo (facultatif)',
  Lien: 'Site web (facultatif)',
  Instagram: 'Compte Instagram (facultatif)',
  Facebook: 'Page Facebook (facultatif)',
  Linkedin: 'Page LinkedIn (facultatif)',
  LienFdt: 'Fiche de travail (facultatif)',
}

const aPlat = <B extends Bloc>(bloc: B) =>
  Object.fromEntries(Object.entries(CHAMPS).map(([champ, libelle]) => [`${bloc}${champ}`, libelle])) as {
    readonly [C in ChampIntervenante as `${B}${C}`]: string
  }

/** Each field as it is called on the screen. */
export const LIBELLES: Readonly<Record<keyof Saisie, string>> = {
  titre: 'Titre',
  themeId: 'Thématique',
  type: 'Type',
  location: 'Format',
  lienVisio: 'Lien de la visio',
  adresse: 'Adresse',
  codePostal: 'Code postal',
  ville: 'Ville',
  limitParticipantes: 'Nombre de participantes',
  nombreParticipantes: 'Places',
  date: 'Date',
  heureDebut: 'Heure de début',
  heureFin: 'Heure de fin',
  fuseau: 'Fuseau horaire',
  imageEvenement: 'Image (facultatif)',
  previewEvenement: 'Vignette (facultatif)',
  description: 'Description',
  inscriptionType: 'Type d’inscription',
  isDraft: 'Brouillon',
  displaySiteVitrine: 'Afficher sur le site vitrine',
  lienGoogleForm: 'Lien du formulaire d’inscription',
  territoires: 'Territoires',
  intervenants: 'Fiches d’intervenantes',
  avecIntervenant: 'Présenter une intervenante sur cette page',
  avecIntervenant2: 'Présenter une deuxième intervenante',
  ...aPlat('intervenant'),
  ...aPlat('intervenant2'),
}
