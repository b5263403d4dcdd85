import { useNavigate } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { notify } from '#kit/notify.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { cheminOf } from '../adresses.ts'
import { ficheHref } from '../adresses.ts'
import { useCreateIntervenant } from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import { IntervenantForm } from '../components/IntervenantForm.tsx'

export const BoCreationIntervenantScreen = () => {
  const espace = useEspace()
  const navigate = useNavigate()
  const { mutateAsync: createIntervenant } = useCreateIntervenant()
  return (
    <>
      <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Intervenantes' }]} />
      <PageHead title="Ajouter une intervenante" lede="Sa fiche se retrouve d’un événement à l’autre." />
      <IntervenantForm
        submitLabel="Ajouter"
        retour={cheminOf(espace)}
        onSubmit={async (body) => {
          const fiche = await createIntervenant({ body })
          notify(`La fiche de ${nomOf(fiche)} est créée.`)
          void navigate(ficheHref(espace, fiche.id), { replace: true })
        }}
      />
    </>
  )
}
