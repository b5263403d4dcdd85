import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The shape of a report. */
export const DossierBlocks = () => (
  <Card>
    <div className="stack">
      <Skeleton width="min(12rem, 60%)" height="1.75rem" />
      <Skeleton width="min(24rem, 90%)" height="2.5rem" />
      <Skeleton height="8rem" />
      <Skeleton height="24rem" />
    </div>
  </Card>
)

export const DossierSkeleton = () => (
  <Loading status="Chargement du signalement…">
    <DossierBlocks />
  </Loading>
)
