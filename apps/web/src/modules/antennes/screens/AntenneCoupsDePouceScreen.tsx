import { Boundary } from '#kit/Boundary.tsx'
import { CoupDePouceCardsSkeleton } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { AntenneCoupsDePouceList } from '../components/AntenneCoupsDePouceList.tsx'
import { AntennePage } from '../components/AntennePage.tsx'

export const AntenneCoupsDePouceScreen = () => (
  <AntennePage>
    {({ id }) => (
      <Boundary loading={<CoupDePouceCardsSkeleton />}>
        <AntenneCoupsDePouceList id={id} />
      </Boundary>
    )}
  </AntennePage>
)
