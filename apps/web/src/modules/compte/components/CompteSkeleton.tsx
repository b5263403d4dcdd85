import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const HEIGHTS = ['15rem', '10rem', '12rem']

export const CompteSkeleton = () => (
  <Loading status="Chargement de ton compte…">
    <div className="grid">
      {HEIGHTS.map((height) => (
        <Card key={height}>
          <div className="stack">
            <Skeleton width="12rem" height="1.75rem" />
            <Skeleton height={height} />
          </div>
        </Card>
      ))}
    </div>
  </Loading>
)
