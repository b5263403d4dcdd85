import { Boundary } from '#kit/Boundary.tsx'
import { MesAdhesions } from '#modules/adhesions/adhesions.public.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CompteSection } from './CompteSection.tsx'

const AdhesionsSkeleton = () => (
  <Loading status="Chargement de tes adhésions…">
    <div className="stack">
      <Skeleton width="20rem" />
      <Skeleton height="5rem" />
    </div>
  </Loading>
)

/** Her years of membership and their papers. */
export const AdhesionsSection = () => (
  <CompteSection title="Mes adhésions">
    <Boundary loading={<AdhesionsSkeleton />}>
      <MesAdhesions />
    </Boundary>
  </CompteSection>
)
