import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The shape of any screen while it is on its way: a title, and a few lines. */
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
