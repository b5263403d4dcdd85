import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { CoupsDePouceFilters } from '../components/CoupsDePouceFilters.tsx'
import { CoupsDePouceList } from '../components/CoupsDePouceList.tsx'
import { CoupsDePouceTabs } from '../components/CoupsDePouceTabs.tsx'

export const CoupsDePouceScreen = () => (
  <>
    <PageHead
      title="Coups de pouce"
      lede="Demande, propose, prête. Ici, une réponse vaut mieux qu’un long discours."
      actions={
        <ButtonLink to={pathTo('/coup-de-pouce/creation')} variant="primary" className="main-action">
          <Icon name="plus-bold" size="sm" />
          Demander un coup de pouce
        </ButtonLink>
      }
    />
    <CoupsDePouceTabs />
    <Boundary>
      <CoupsDePouceFilters />
    </Boundary>
    <Boundary>
      <CoupsDePouceList />
    </Boundary>
  </>
)
