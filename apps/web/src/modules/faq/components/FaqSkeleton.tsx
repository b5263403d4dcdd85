import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const LINES = ['70%', '55%', '80%', '60%', '75%']

/** Closed questions on their way. */
export const FaqSkeleton = () => (
  <Loading status="Chargement des questions…">
    <div className="stack" style={{ '--gap': 'var(--s-6)' }}>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" />
      ))}
    </div>
  </Loading>
)
