import type { z } from '@entrelles/contract/kit/z.ts'
import type {
  DetailIntervenantBo,
  intervenantForm,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

export const LIBELLES = {
  prenom: 'Prénom',
  nom: 'Nom',
  profession: 'Profession (facultatif)',
  entreprise: 'Structure (facultatif)',
  biographie: 'Biographie (facultatif)',
  email: 'E-mail (facultatif)',
  telephone: 'Téléphone (facultatif)',
  photoId: 'Photo (facultatif)',
  siteWeb: 'Site web (facultatif)',
  linkedin: 'Page LinkedIn (facultatif)',
  instagram: 'Compte Instagram (facultatif)',
  facebook: 'Page Facebook (facultatif)',
  lienFdt: 'Fiche de travail (facultatif)',
  adherenteId: 'Membre du réseau (facultatif)',
  thematiques: 'Thématiques (facultatif)',
  territoires: 'Antennes (facultatif)',
  visible: 'Montrer sa fiche aux membres',
  noteInterne: 'Note interne (facultatif)',
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
