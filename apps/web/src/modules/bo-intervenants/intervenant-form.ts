import type { z } from '@entrelles/contract/kit/z.ts'
import type {
  DetailIntervenantBo,
  intervenantForm,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

export const LIBELLES = {
  prenom: 'Prénom',
  nom: 'Nom',
  profession: 'Profession',
  entreprise: 'Structure',
  biographie: 'Biographie',
  email: 'E-mail',
  telephone: 'Téléphone',
  photoId: 'Photo',
  siteWeb: 'Site web',
  linkedin: 'Page LinkedIn',
  instagram: 'Compte Instagram',
  facebook: 'Page Facebook',
  lienFdt: 'Fiche de travail',
  adherenteId: 'Membre du réseau',
  thematiques: 'Thématiques',
  territoires: 'Antennes',
  visible: 'Montrer sa fiche aux membres',
  noteInterne: 'Note interne',
} as const

type Valeurs = z.input<typeof intervenantForm>

export const NOUVELLE: Valeurs = {
  prenom: '',
  nom: '',
  profession: '',
  entreprise: '',
  biographie: '',
  email: '',
  telephone: '',
  siteWeb: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  lienFdt: '',
  adherenteId: null,
  thematiques: [],
  territoires: [],
  visible: true,
  noteInterne: '',
}

/** Form values of a record; the photo is kept unless it is changed. */
export const valeursOf = (fiche: DetailIntervenantBo): Valeurs => ({
  prenom: fiche.prenom,
  nom: fiche.nom,
  profession: fiche.profession ?? '',
  entreprise: fiche.entreprise ?? '',
  biographie: fiche.biographie ?? '',
  email: fiche.email ?? '',
  telephone: fiche.telephone ?? '',
  siteWeb: fiche.siteWeb ?? '',
  linkedin: fiche.linkedin ?? '',
  instagram: fiche.instagram ?? '',
  facebook: fiche.facebook ?? '',
  lienFdt: fiche.lienFdt ?? '',
  adherenteId: fiche.adherente?.id ?? null,
  thematiques: fiche.thematiques.map(({ id }) => id),
  territoires: fiche.territoires.map(({ id }) => id),
  visible: fiche.visible,
  noteInterne: fiche.noteInterne ?? '',
})
