import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { EvenementsFilters } from '../components/EvenementsFilters.tsx'
import { EvenementsList } from '../components/EvenementsList.tsx'

export const EvenementsScreen = () => (
  <>
    <PageHead
      title="Événements"
      lede="Ateliers et webinaires, près de chez toi ou derrière ton écran."
      actions={
        <ButtonLink to={pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 1 })}>
          <Icon name="calendar-check" size="sm" />
          Mon agenda
        </ButtonLink>
      }
    />
    <Boundary>
      <EvenementsFilters />
    </Boundary>
    <EvenementsList />
  </>
)
