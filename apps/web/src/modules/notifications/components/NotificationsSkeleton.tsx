import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Enough rows to fill a screen, so that what stands below starts out of sight and causes no layout shift. */
const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

export const NotificationsSkeleton = () => (
  <Loading status="Chargement de tes notifications…">
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="2rem" />
      {GHOSTS.map((ghost) => (
        <Skeleton key={ghost} height="5.5rem" />
      ))}
    </div>
  </Loading>
)
