import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const ListSkeleton = ({ status }: { readonly status: string }) => (
  <Loading status={status}>
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="36rem" />
    </div>
  </Loading>
)
