import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useFocusTitle } from '#kit/use-focus-title.ts'
import { PARAM_CREATION, PARAM_EDITION } from '../adresses.ts'
import { CreationChoices } from '../components/CreationChoices.tsx'
import { CreationPage } from '../components/CreationPage.tsx'
import { EditionPage } from '../components/EditionPage.tsx'
import { RessourcesPage } from '../components/RessourcesPage.tsx'

type Vue = { readonly creation: string | null; readonly edition: string | null }

const VueSwitch = ({ creation, edition }: Vue) => {
  useFocusTitle()
  if (edition !== null) return <EditionPage id={edition} />
  if (creation === 'article' || creation === 'lien') return <CreationPage quoi={creation} />
  return creation === null ? <RessourcesPage /> : <CreationChoices />
}

/** The resources of the coordinator's branches: she creates and edits on the page itself (R2.1-23). */
export const BoRessourcesAntennesScreen = () => {
  const [params] = useSearchParams()
  const creation = params.get(PARAM_CREATION)
  const edition = params.get(PARAM_EDITION)
  return (
    <Boundary
      isPage
      key={`${creation} ${edition}`}
      loading={<ListSkeleton status="Chargement de la ressource…" />}
    >
      <VueSwitch creation={creation} edition={edition} />
    </Boundary>
  )
}
