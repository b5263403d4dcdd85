import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'

/** R4-13: link to the external form, alone or beside the registration here. */
export const FormulaireLink = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { inscriptionType, lienGoogleForm } = evenement
  if (inscriptionType === 'Interne' || lienGoogleForm === null) return null
  const isSeul = inscriptionType === 'Externe'
  return (
    <ButtonAnchor
      href={lienGoogleForm}
      block
      size={isSeul ? 'lg' : 'md'}
      variant={isSeul ? 'primary' : 'secondary'}
    >
      M’inscrire par formulaire
    </ButtonAnchor>
  )
}
