import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const WIDTHS = ['70%', '55%', '80%', '60%', '75%']
/** Enough lines to fill a phone screen, so that the content below starts off screen and causes no layout shift. */
const LINES = Array.from({ length: 3 }, (_, group) =>
  WIDTHS.map((width, line) => ({ key: `${group}-${line}`, width })),
).flat()

export const FaqSkeleton = () => (
  <Loading status="Chargement des questions…">
    <div className="grid">
      {LINES.map(({ key, width }) => (
        <Skeleton key={key} width={width} height="2rem" />
      ))}
    </div>
  </Loading>
)
