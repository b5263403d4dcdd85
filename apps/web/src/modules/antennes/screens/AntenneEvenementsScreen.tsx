import { Boundary } from '#kit/Boundary.tsx'
import { EvenementCardsSkeleton } from '#modules/evenements/evenements.public.tsx'
import { AntenneEvenementsList } from '../components/AntenneEvenementsList.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

export const AntenneEvenementsScreen = () => (
  <AntennePage>
    {({ id }) => (
      <Boundary loading={<EvenementCardsSkeleton />}>
        <AntenneEvenementsList id={id} />
      </Boundary>
    )}
  </AntennePage>
)
