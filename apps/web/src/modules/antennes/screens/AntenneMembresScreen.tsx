import { Boundary } from '#kit/Boundary.tsx'
import { CartesMembresSkeleton } from '#modules/adherentes/adherentes.public.tsx'
import { MembresAntenne } from '../components/MembresAntenne.tsx'
import { PageAntenne } from '../components/PageAntenne.tsx'

export const AntenneMembresScreen = () => (
  <PageAntenne>
    {({ id }) => (
      <Boundary loading={<CartesMembresSkeleton />}>
        <MembresAntenne id={id} />
      </Boundary>
    )}
  </PageAntenne>
)
