import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd'] as const

export const AgendaListSkeleton = () => (
  <Loading status="Chargement de ton agenda…">
    <div className="stack">
      <Skeleton width="min(14rem, 60%)" height="2rem" />
      {GHOSTS.map((ghost) => (
        <Skeleton key={ghost} height="6.5rem" />
      ))}
    </div>
  </Loading>
)
