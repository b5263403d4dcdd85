import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const WIDTHS = ['70%', '55%', '80%', '60%', '75%']
/** As many as a phone has room for: what comes below them starts out of sight, and doesn't move. */
const LINES = Array.from({ length: 15 }, (_, line) => ({ line, width: WIDTHS[line % WIDTHS.length] }))

export const FaqSkeleton = () => (
  <Loading status="Chargement des questions…">
    <div className="grid">
      {LINES.map(({ line, width }) => (
        <Skeleton key={line} width={width} height="2rem" />
      ))}
    </div>
  </Loading>
)
