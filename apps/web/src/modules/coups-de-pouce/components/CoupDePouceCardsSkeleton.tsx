import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const CoupDePouceCardsSkeleton = () => (
  <Loading status="Chargement des coups de pouce…">
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="1.5rem" />
      <div className="grid grid--3">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height="11.5rem" />
        ))}
      </div>
    </div>
  </Loading>
)
