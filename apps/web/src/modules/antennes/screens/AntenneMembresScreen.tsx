import { Boundary } from '#kit/Boundary.tsx'
import { MembreCardsSkeleton } from '#modules/adherentes/adherentes.public.tsx'
import { AntenneMembresList } from '../components/AntenneMembresList.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

export const AntenneMembresScreen = () => (
  <AntennePage>
    {({ id }) => (
      <Boundary loading={<MembreCardsSkeleton />}>
        <AntenneMembresList id={id} />
      </Boundary>
    )}
  </AntennePage>
)
