import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const ListeSkeleton = () => (
  <Loading status="Chargement des intervenantes…">
    <div className="stack">
      <Skeleton width="8rem" />
      <Skeleton height="36rem" />
    </div>
  </Loading>
)

export const FicheSkeleton = () => (
  <Loading status="Chargement de sa fiche…">
    <Skeleton height="36rem" />
  </Loading>
)
