import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { useUser } from '#kit/session.ts'
import { ProfilPage } from '../components/ProfilPage.tsx'
import { ProfilSkeleton } from '../components/ProfilSkeleton.tsx'

export const MonProfilScreen = () => (
  <Boundary isPage loading={<ProfilSkeleton />}>
    <ProfilPage id={useUser().adherente.id} path={pathTo('/mon-profil')} />
  </Boundary>
)
