import { formatCount } from '@entrelles/contract/kit/format.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadMore } from '#kit/list/LoadMore.tsx'
import { notifyFailure } from '#kit/notify.ts'
import { mesMesuresQuery } from '../moderation.api.ts'
import styles from './MesSignalements.module.css'
import { MesureRow } from './MesureRow.tsx'

/** What the moderators decided about her contents or her account, why, and how to appeal. */
export const MesMesuresSection = () => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(mesMesuresQuery())
  const mesures = data.pages.flatMap((page) => page.mesures)
  const rows = useRef<HTMLUListElement>(null)
  const loadMore = async () => {
    const { error, isFetchNextPageError } = await fetchNextPage()
    if (isFetchNextPageError) notifyFailure(error)
  }
  return (
    <div className={styles.section}>
      <p>Ce que l’équipe de modération a décidé à ton sujet, et pourquoi. Toi seule vois cette liste.</p>
      <p className="small muted">{formatCount(data.pages[0]?.nbmesures ?? 0, 'mesure')}</p>
      <ul ref={rows} className={styles.list}>
        {mesures.map((mesure) => (
          <MesureRow key={mesure.id} mesure={mesure} />
        ))}
      </ul>
      <LoadMore
        rows={rows}
        nb={mesures.length}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void loadMore()}
      >
        Afficher les suivantes
      </LoadMore>
    </div>
  )
}
