import { formatCount } from '@entrelles/contract/kit/format.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { mesSignalementsQuery } from '../moderation.api.ts'
import { DangerCard } from './DangerCard.tsx'
import styles from './MesSignalements.module.css'
import { SignalementRow } from './SignalementRow.tsx'

/** What she has reported, where it stands, and what she was answered (mock-up 51). */
export const MesSignalementsSection = () => {
  const query = useSuspenseInfiniteQuery(mesSignalementsQuery())
  const signalements = query.data.pages.flatMap((page) => page.signalements)
  const nb = query.data.pages[0]?.nbsignalements ?? 0
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.section}>
      <p>Toi seule vois cette liste. Une membre que tu signales ne sait pas que c’est toi.</p>
      {nb === 0 ? (
        <EmptyState level={3} title="Aucun signalement">
          Un propos, un profil ou un événement te met mal à l’aise&nbsp;? Ouvre son menu «&nbsp;…&nbsp;» et
          choisis «&nbsp;Signaler&nbsp;».
        </EmptyState>
      ) : (
        <>
          <p className="small muted">{formatCount(nb, 'signalement')}</p>
          <ul ref={rows} className={styles.list}>
            {signalements.map((signalement) => (
              <SignalementRow key={signalement.id} signalement={signalement} />
            ))}
          </ul>
        </>
      )}
      <LoadNextPage rows={rows} nb={signalements.length} query={query}>
        Afficher les suivants
      </LoadNextPage>
      <DangerCard />
    </div>
  )
}
