import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useNavigate } from 'react-router'
import { notify } from '#kit/notify.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useCreateTerritoire } from '../bo-antennes.api.ts'
import { AntenneForm } from '../components/AntenneForm.tsx'
import { PARENTS_BO } from '../parents.ts'

export const BoCreationAntenneScreen = () => {
  const navigate = useNavigate()
  const { mutateAsync: createTerritoire } = useCreateTerritoire()
  return (
    <>
      <Breadcrumb parents={PARENTS_BO} />
      <PageHead
        title="Créer une antenne"
        lede="Les membres de son territoire la rejoignent d’elles-mêmes. Ses coordinatrices se nomment ensuite."
      />
      <AntenneForm
        submitLabel="Créer l’antenne"
        onSubmit={async (body) => {
          const { id, nom } = await createTerritoire({ body })
          notify(`L’antenne ${nom} est créée.`)
          void navigate(pathTo('/administratrice/antenne/:id/edition', { id }))
        }}
      />
    </>
  )
}
