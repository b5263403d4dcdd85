import { ANCRE_PROTECTION, pathTo } from '@entrelles/contract/kit/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { CompteSection } from './CompteSection.tsx'

export const ProtectionSection = () => (
  <CompteSection title="Ma protection" anchor={ANCRE_PROTECTION}>
    <p>Un code de ton téléphone, en plus du mot de passe&nbsp;: personne n’entre à ta place.</p>
    <div className="row">
      <ButtonLink to={pathTo('/mon-compte/second-facteur')}>Protéger ma connexion</ButtonLink>
    </div>
  </CompteSection>
)
