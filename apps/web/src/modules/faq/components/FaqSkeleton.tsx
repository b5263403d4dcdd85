import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const WIDTHS = ['70%', '55%', '80%', '60%', '75%']

export const FaqSkeleton = () => (
  <Loading status="Chargement des questions…">
    <div className="grid">
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="2rem" />
      ))}
    </div>
  </Loading>
)
