import { Boundary } from '#kit/Boundary.tsx'
import { CartesEvenementsSkeleton } from '#modules/evenements/evenements.public.tsx'
import { EvenementsAntenne } from '../components/EvenementsAntenne.tsx'
import { PageAntenne } from '../components/PageAntenne.tsx'

export const AntenneEvenementsScreen = () => (
  <PageAntenne>
    {({ id }) => (
      <Boundary loading={<CartesEvenementsSkeleton />}>
        <EvenementsAntenne id={id} />
      </Boundary>
    )}
  </PageAntenne>
)
