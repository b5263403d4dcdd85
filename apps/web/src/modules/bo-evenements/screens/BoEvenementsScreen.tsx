import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { creationHref } from '../adresses.ts'
import { Filtres } from '../components/Filtres.tsx'
import { Liste } from '../components/Liste.tsx'
import { Onglets } from '../components/Onglets.tsx'
import { filtresOf } from '../filtres.ts'

/** Every event, or those that concern a coordinator. */
const ListeSkeleton = () => (
  <Loading status="Chargement des événements…">
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="36rem" />
    </div>
  </Loading>
)

/** Most who open the list never look at the past. */
const EmargementsAFaire = lazyWithRetry(
  () => import('../components/EmargementsAFaireList.tsx'),
  'EmargementsAFaireList',
)

export const BoEvenementsScreen = () => {
  const espace = useEspace()
  const [searchParams] = useSearchParams()
  const vue = { espace, filtres: filtresOf(searchParams) }
  return (
    <>
      <PageHead
        title="Événements"
        actions={
          <ButtonLink variant="primary" to={creationHref(espace)}>
            <Icon name="plus-bold" size="sm" />
            Créer un événement
          </ButtonLink>
        }
      />
      <Onglets {...vue} />
      <Filtres {...vue} />
      <Boundary loading={<ListeSkeleton />}>
        {vue.filtres.onglet === 'passes' && <EmargementsAFaire />}
        <Liste {...vue} />
      </Boundary>
    </>
  )
}
