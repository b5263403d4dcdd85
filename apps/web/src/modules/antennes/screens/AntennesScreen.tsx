import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AntennesFilters } from '../components/AntennesFilters.tsx'
import { AntennesList } from '../components/AntennesList.tsx'
import { AntennesSkeleton } from '../components/AntennesSkeleton.tsx'
import { ProcheEmpty } from '../components/ProcheEmpty.tsx'

export const AntennesScreen = () => (
  <>
    <PageHead
      title="Antennes"
      lede="Ton antenne suit ta commune, tu peux en suivre trois autres."
      actions={
        <ButtonLink to={`${pathTo('/membre')}?vue=carte`}>
          <Icon name="map-pin-area" size="sm" />
          Voir la carte
        </ButtonLink>
      }
    />
    <AntennesFilters />
    <Boundary loading={<AntennesSkeleton />}>
      <AntennesList />
    </Boundary>
    <ProcheEmpty />
  </>
)
