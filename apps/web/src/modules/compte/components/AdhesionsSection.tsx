import { Boundary } from '#kit/Boundary.tsx'
import { AdhesionsList } from '#modules/adhesions/adhesions.public.tsx'
import { CompteSection } from './CompteSection.tsx'

/** Her years of membership and their papers. */
export const AdhesionsSection = () => (
  <CompteSection title="Mes adhésions">
    <Boundary>
      <AdhesionsList />
    </Boundary>
  </CompteSection>
)
