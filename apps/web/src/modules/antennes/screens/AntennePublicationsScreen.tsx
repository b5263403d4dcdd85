import { Boundary } from '#kit/Boundary.tsx'
import { PublicationsSkeleton } from '#modules/actus/actus.public.tsx'
import { AntennePage } from '../components/AntennePage.tsx'
import { AntennePublicationsList } from '../components/AntennePublicationsList.tsx'

export const AntennePublicationsScreen = () => (
  <AntennePage>
    {(antenne) => (
      <Boundary loading={<PublicationsSkeleton />}>
        <AntennePublicationsList antenne={antenne} />
      </Boundary>
    )}
  </AntennePage>
)
