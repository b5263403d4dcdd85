import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GHOSTS = ['a', 'b', 'c', 'd'] as const

/** As high as the first cards, whatever they are. */
export const RechercheSkeleton = () => (
  <Loading status="Recherche en cours…">
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="2.25rem" />
      <div className="grid grid--4">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height="22rem" />
        ))}
      </div>
    </div>
  </Loading>
)
