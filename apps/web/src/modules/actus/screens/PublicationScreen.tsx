import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { PARAM_SOURCE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { usePrefetchInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { commentairesQuery, publicationQuery } from '../actus.api.ts'
import styles from '../components/Publication.module.css'
import { PublicationCard } from '../components/PublicationCard.tsx'
import { titreOf } from '../mots.ts'

const PARENTS = [{ to: pathTo('/actu'), label: 'Fil d’actu' }]

export const PublicationScreen = () => {
  const { id = '' } = useParams()
  const [searchParams] = useSearchParams()
  // They would otherwise wait for the post itself.
  usePrefetchInfiniteQuery(commentairesQuery(id))
  const { data: publication } = useSuspenseQuery(publicationQuery(id))
  useNamedPage(titreOf(publication))
  useReadCible('publication', publication.id)
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <div className={styles.page}>
        <PublicationCard
          key={id}
          publication={publication}
          level={1}
          source={searchParams.get(PARAM_SOURCE) === 'courriel' ? 'courriel' : 'page'}
        />
      </div>
    </>
  )
}
