import {
  STATUTS_A_CHOISIR,
  type territoireForm,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { region as regions, type Region } from '@entrelles/contract/modules/referentiels/departements.ts'
import type { z } from '@entrelles/contract/kit/z.ts'

type Presentee = Pick<
  DetailTerritoireBo,
  'description' | 'image' | 'emailContact' | 'facebook' | 'instagram' | 'linkedin'
>

export const LABELS_PRESENTATION = {
  description: 'Description',
  imageId: 'Image de couverture',
  imageAlt: 'Ce que montre l’image',
  emailContact: 'E-mail de contact',
  facebook: 'Page Facebook',
  instagram: 'Compte Instagram',
  linkedin: 'Page LinkedIn',
} as const

export const LABELS_ANTENNE = {
  nom: 'Nom',
  region: 'Région',
  departements: 'Départements entiers',
  communes: 'Communes',
  statut: 'Statut',
  dateOuverture: 'Date d’ouverture',
  ...LABELS_PRESENTATION,
} as const

/** Form values of the presentation; null becomes ''. */
export const presentationValuesOf = (antenne: Presentee) => ({
  description: antenne.description ?? '',
  imageAlt: antenne.image?.texteAlternatif ?? '',
  emailContact: antenne.emailContact ?? '',
  facebook: antenne.facebook ?? '',
  instagram: antenne.instagram ?? '',
  linkedin: antenne.linkedin ?? '',
})

type Valeurs = z.input<typeof territoireForm>

export const NOUVELLE: Valeurs = {
  nom: '',
  // No region is selected yet: validation requires one.
  region: '' as Region,
  departements: [],
  communes: [],
  statut: 'ouverte',
  dateOuverture: '',
  ...presentationValuesOf({
    description: null,
    image: null,
    emailContact: null,
    facebook: null,
    instagram: null,
    linkedin: null,
  }),
}

/** Form values of a branch; saving a closed branch reopens it. */
export const valeursOf = (antenne: DetailTerritoireBo): Valeurs => ({
  nom: antenne.nom,
  region: regions.safeParse(antenne.region).data ?? ('' as Region),
  departements: antenne.departements,
  communes: antenne.communes.map(({ id }) => id),
  statut: STATUTS_A_CHOISIR.find((statut) => statut === antenne.statut) ?? 'ouverte',
  dateOuverture: antenne.dateOuverture ?? '',
  ...presentationValuesOf(antenne),
})
