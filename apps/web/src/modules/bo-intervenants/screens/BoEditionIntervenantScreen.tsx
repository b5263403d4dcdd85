import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { notify } from '#kit/notify.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { readAgain } from '#kit/query-client.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { cheminOf } from '../adresses.ts'
import { ficheHref } from '../adresses.ts'
import { intervenantBoQuery, useUpdateIntervenant } from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import { IntervenantForm } from '../components/IntervenantForm.tsx'

export const BoEditionIntervenantScreen = () => {
  const espace = useEspace()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: fiche } = useSuspenseQuery(intervenantBoQuery(id))
  const { mutateAsync: updateIntervenant } = useUpdateIntervenant()
  // The version that filled the form, so that the server detects a concurrent change.
  const version = useRef(fiche.version)
  const retour = ficheHref(espace, id)
  const nom = nomOf(fiche)
  useNamedPage(nom)
  return (
    <>
      <Breadcrumb
        parents={[
          { to: cheminOf(espace), label: 'Intervenantes' },
          { to: retour, label: nom },
        ]}
      />
      <PageHead title={`Modifier l’intervenante — ${nom}`} />
      <IntervenantForm
        key={fiche.id}
        fiche={fiche}
        submitLabel="Enregistrer"
        retour={retour}
        reread={async () => {
          const saved = await readAgain(intervenantBoQuery(id))
          version.current = saved.version
          return saved
        }}
        onSubmit={async (form) => {
          const updated = await updateIntervenant({
            params: { id: fiche.id },
            body: { ...form, version: version.current, statut: fiche.statut },
          })
          notify(`La fiche de ${nomOf(updated)} est enregistrée.`)
          void navigate(retour)
        }}
      />
    </>
  )
}
