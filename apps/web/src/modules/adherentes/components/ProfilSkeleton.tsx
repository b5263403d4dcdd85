import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export const ProfilSkeleton = () => (
  <Loading status="Chargement du profil…">
    <div className="stack">
      <Skeleton height="20rem" />
      <div className="cols cols--aside">
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </div>
    </div>
  </Loading>
)
