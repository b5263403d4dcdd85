import { Boundary } from '#kit/Boundary.tsx'
import { AdhesionsList } from '#modules/adhesions/adhesions.public.tsx'
import { CompteSection } from './CompteSection.tsx'

export const AdhesionsSection = () => (
  <CompteSection title="Mes adhésions">
    <Boundary>
      <AdhesionsList />
    </Boundary>
  </CompteSection>
)
