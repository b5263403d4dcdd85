import { formatCount } from '@entrelles/contract/kit/format.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { mesMesuresQuery } from '../moderation.api.ts'
import styles from './MesSignalements.module.css'
import { MesureRow } from './MesureRow.tsx'

/** What the moderators decided about her contents or her account, why, and how to appeal. */
export const MesMesuresSection = () => {
  const query = useSuspenseInfiniteQuery(mesMesuresQuery())
  const mesures = query.data.pages.flatMap((page) => page.mesures)
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.section}>
      <p>Ce que l’équipe de modération a décidé à ton sujet, et pourquoi. Toi seule vois cette liste.</p>
      <p className="small muted">{formatCount(query.data.pages[0]?.nbmesures ?? 0, 'mesure')}</p>
      <ul ref={rows} className={styles.list}>
        {mesures.map((mesure) => (
          <MesureRow key={mesure.id} mesure={mesure} />
        ))}
      </ul>
      <LoadNextPage rows={rows} nb={mesures.length} query={query}>
        Afficher les suivantes
      </LoadNextPage>
    </div>
  )
}
