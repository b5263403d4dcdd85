import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useUser } from '#kit/session.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { editionQuery, profilQuery, referentielsQuery } from '../adherentes.api.ts'
import { ProfilForm } from '../components/ProfilForm.tsx'
import { ProfilSkeleton } from '../components/ProfilSkeleton.tsx'

const Edition = () => {
  const { id } = useUser().adherente
  const [{ data: edition }, { data: profil }, { data: secteurs }, { data: competences }] = useSuspenseQueries(
    {
      queries: [
        editionQuery(id),
        profilQuery(id),
        referentielsQuery('activite'),
        referentielsQuery('competence'),
      ],
    },
  )
  return <ProfilForm edition={edition} profil={profil} choix={{ secteurs, competences }} />
}

/** The route redirects other members (R2.1-8). */
export const ProfilEditionScreen = () => (
  <>
    <Breadcrumb parents={[{ to: pathTo('/mon-profil'), label: 'Mon profil' }]} />
    <PageHead
      title="Modifier mon profil"
      lede="Chaque champ a sa portée. Ton nom, ta commune et ton antenne restent visibles de tout le réseau."
    />
    <Boundary loading={<ProfilSkeleton />}>
      <Edition />
    </Boundary>
  </>
)
