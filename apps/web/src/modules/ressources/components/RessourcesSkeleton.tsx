import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const RessourcesSkeleton = () => (
  <Loading status="Chargement des ressources…">
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="1.5rem" />
      <Skeleton height="20.5rem" />
      <div className="grid grid--2">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height="12rem" />
        ))}
      </div>
    </div>
  </Loading>
)
