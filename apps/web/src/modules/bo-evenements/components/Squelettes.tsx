import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const ListeSkeleton = () => (
  <Loading status="Chargement des événements…">
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="36rem" />
    </div>
  </Loading>
)
