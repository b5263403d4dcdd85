import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const AntennesSkeleton = () => (
  <Loading status="Chargement des antennes…">
    <div className="stack">
      <Skeleton width="min(18rem, 60%)" height="2.25rem" />
      <div className="grid grid--3">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height="20rem" />
        ))}
      </div>
    </div>
  </Loading>
)
