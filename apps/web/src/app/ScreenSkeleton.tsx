import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Generic skeleton of a screen. */
export const ScreenSkeleton = () => (
  <Loading status="Chargement de la page…">
    <div className="stack">
      <Skeleton width="min(18rem, 60%)" height="2.75rem" />
      <Skeleton width="min(28rem, 80%)" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </div>
  </Loading>
)
