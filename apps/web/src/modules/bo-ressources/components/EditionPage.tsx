import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEspace } from '#kit/back-offices.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { cheminOf } from '../adresses.ts'
import { ressourceBoQuery } from '../bo-ressources.api.ts'
import type { Demande } from '../demande.ts'
import { saisieVide } from '../saisie.ts'
import { usePublication } from '../use-publication.ts'
import { useRessourceForm } from '../use-ressource-form.ts'
import { DemandeDialog } from './DemandeDialog.tsx'
import { EditionActions } from './EditionActions.tsx'
import { LectureCard } from './LectureCard.tsx'
import { PublicationDialog } from './PublicationDialog.tsx'
import { RessourceForm } from './RessourceForm.tsx'
import { RessourceHead } from './RessourceHead.tsx'
import { VieCard } from './VieCard.tsx'

/** Acts that drop what is not published, typed here included. */
const PERDENT: ReadonlySet<Demande['acte']> = new Set(['abandonner', 'archiver', 'remettre'])

const VIDE = saisieVide('lien', 'reseau')

const Edition = ({ ressource }: { readonly ressource: DetailRessourceBo }) => {
  const espace = useEspace()
  const navigate = useNavigate()
  const [demande, setDemande] = useState<Demande>()
  const { confirm, asked, answer } = usePublication()
  const { form, isUnsaved, keep } = useRessourceForm({
    initial: ressource,
    vide: VIDE,
    confirm,
    onSaved: () => undefined,
  })
  useNamedPage(ressource.titre)
  const onAsk = (acte: Demande['acte']) => setDemande({ acte, ressource })
  const onDone = (after: DetailRessourceBo | undefined) => {
    const { acte } = demande ?? {}
    setDemande(undefined)
    if (after) keep(after, acte !== undefined && PERDENT.has(acte))
    else void navigate(cheminOf(espace))
  }
  return (
    <>
      <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Ressources' }]} />
      <RessourceHead ressource={ressource} onReview={() => onAsk('relire')} />
      {ressource.droits.modifier ? (
        <RessourceForm
          form={form}
          isUnsaved={isUnsaved}
          ressource={ressource}
          actions={<EditionActions ressource={ressource} onAsk={onAsk} />}
          aside={<VieCard ressource={ressource} onAsk={onAsk} />}
        />
      ) : (
        <LectureCard ressource={ressource} onAsk={onAsk} />
      )}
      {/* A deleted resource has nothing left to save. */}
      {demande?.acte !== 'supprimer' && (
        <UnsavedChanges isUnsaved={isUnsaved} isNamedBySearch={espace === 'coordinatrice'} />
      )}
      {demande && <DemandeDialog demande={demande} onClose={() => setDemande(undefined)} onDone={onDone} />}
      {asked && <PublicationDialog titre={asked.titre} onAnswer={answer} />}
    </>
  )
}

/** Edits a resource, and acts on it. */
export const EditionPage = ({ id }: { readonly id: string }) => {
  const { data } = useSuspenseQuery(ressourceBoQuery(id))
  return <Edition key={data.id} ressource={data} />
}
