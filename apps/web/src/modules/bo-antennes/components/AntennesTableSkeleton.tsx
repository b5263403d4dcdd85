import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The shape of the table of branches. */
export const AntennesTableSkeleton = () => (
  <Loading status="Chargement des antennes…">
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="24rem" />
    </div>
  </Loading>
)
