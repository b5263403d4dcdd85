import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const EvenementCardsSkeleton = () => (
  <Loading status="Chargement des événements…">
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="1.5rem" />
      <div className="grid grid--3">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height="26rem" />
        ))}
      </div>
    </div>
  </Loading>
)
