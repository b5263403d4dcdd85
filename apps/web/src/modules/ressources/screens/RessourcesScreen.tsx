import { PARAM_OUVERTE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { hasIds } from '#kit/guard.ts'
import { useList } from '#kit/list/use-list.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { PropositionButton } from '../components/PropositionButton.tsx'
import { RessourceDialog } from '../components/RessourceDialog.tsx'
import { RessourcesFilters, RessourcesTabs } from '../components/RessourcesFilters.tsx'
import { RessourcesList } from '../components/RessourcesList.tsx'
import { liste } from '../liste.ts'

/** The resource that the URL opens over the library. */
const Ouverte = () => {
  const [searchParams] = useSearchParams()
  const view = useList(liste, undefined)
  const navigate = useNavigate()
  const id = searchParams.get(PARAM_OUVERTE) ?? ''
  const close = () => void navigate(view.hrefOfPage(view.page), { replace: true, preventScrollReset: true })
  return hasIds({ id }) && <RessourceDialog key={id} id={id} onClose={close} />
}

export const RessourcesScreen = () => (
  <>
    <PageHead
      title="Ressources"
      lede="Des modèles, des guides et des récits, relus par celles qui s’en servent."
      actions={<PropositionButton />}
    />
    <RessourcesTabs />
    <Boundary>
      <RessourcesFilters />
    </Boundary>
    <Boundary>
      <RessourcesList />
    </Boundary>
    <Ouverte />
  </>
)
