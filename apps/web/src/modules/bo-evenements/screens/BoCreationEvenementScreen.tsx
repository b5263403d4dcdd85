import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { cheminOf, editionHref } from '../adresses.ts'
import { EvenementForm } from '../components/EvenementForm.tsx'
import { useEvenementForm } from '../use-evenement-form.ts'

export const BoCreationEvenementScreen = () => {
  const espace = useEspace()
  const navigate = useNavigate()
  const { form, evenement, etat, unsaved } = useEvenementForm(
    undefined,
    ({ id }) => void navigate(editionHref(espace, id), { replace: true }),
  )
  const id = evenement?.id
  useEffect(() => {
    // An automatic save has created the draft: a reload must find it, and a router navigation would remount the form
    // and lose the focus.
    if (id !== undefined) window.history.replaceState(window.history.state, '', editionHref(espace, id))
  }, [espace, id])
  return (
    <>
      <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Événements' }]} />
      <PageHead
        title="Créer un événement"
        lede="Un titre suffit pour commencer. Tant que c’est un brouillon, les membres ne le voient pas."
      />
      <EvenementForm form={form} evenement={evenement} etat={etat} />
      <UnsavedChanges {...unsaved} />
    </>
  )
}
