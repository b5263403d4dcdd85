import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const DossierSkeleton = () => (
  <Card>
    <Loading status="Chargement du signalement…">
      <div className="stack">
        <Skeleton width="min(12rem, 60%)" height="1.75rem" />
        <Skeleton width="min(24rem, 90%)" height="2.5rem" />
        <Skeleton height="8rem" />
        <Skeleton height="24rem" />
      </div>
    </Loading>
  </Card>
)
