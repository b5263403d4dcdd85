import { formatName } from '@entrelles/contract/kit/format.ts'
import type { TerritoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Complete } from '#kit/complete.ts'

/** The values that the journal compares. */
export const valeursOf = ({ image, communes, coordinatrices, ...territoire }: DetailTerritoireBo) => {
  const { nom, region, departements, statut, dateOuverture, description } = territoire
  const { emailContact, facebook, instagram, linkedin } = territoire
  return {
    nom,
    region,
    departements,
    communes: communes.map((commune) => commune.nom),
    statut,
    dateOuverture,
    description,
    image: image?.nom ?? null,
    imageAlt: image?.texteAlternatif ?? null,
    emailContact,
    facebook,
    instagram,
    linkedin,
    coordinatrices: coordinatrices.map(formatName),
  } satisfies Complete<TerritoireForm, 'imageId'>
}

export const cibleOf = ({ id, nom }: Pick<DetailTerritoireBo, 'id' | 'nom'>) =>
  ({ type: 'territoire', id, nom }) as const
