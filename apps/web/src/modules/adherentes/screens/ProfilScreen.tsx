import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { ProfilPage } from '../components/ProfilPage.tsx'
import { ProfilSkeleton } from '../components/ProfilSkeleton.tsx'

export const ProfilScreen = () => {
  const { id = '' } = useParams()
  return (
    <Boundary isPage key={id} loading={<ProfilSkeleton />}>
      <ProfilPage id={id} path={pathTo('/membre/:id', { id })} />
    </Boundary>
  )
}
