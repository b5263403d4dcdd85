import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const JournalSkeleton = () => (
  <Loading status="Chargement du journal…">
    <div className="stack">
      <Skeleton width="12rem" />
      <Skeleton width="min(18rem, 60%)" height="2rem" />
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
    </div>
  </Loading>
)
