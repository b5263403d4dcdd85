import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { ReactNode } from 'react'
import { Form } from '#kit/form.tsx'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Button } from '#ui/Button.tsx'
import { antennesOf } from '../audience.ts'
import { useDepart } from '../use-depart.ts'
import { useEssai } from '../use-essai.ts'
import { usePublicationForm } from '../use-publication-form.ts'
import { useRedactrice } from '../use-redactrice.ts'
import styles from './Composer.module.css'
import { DepartDialog } from './DepartDialog.tsx'
import { PublicationFields, type Ouverture } from './PublicationFields.tsx'

type PublicationEditorProps = {
  /** The post to edit, or the draft to go on with. */
  readonly initial?: Publication
  readonly ouverture?: Ouverture
  readonly onPublished: (after: Publication) => void
  readonly onBrouillon: (after: Publication) => void
  /** After the other buttons. */
  readonly cancel: ReactNode
}

/** The form of a post: published, scheduled, or kept as a draft. */
export const PublicationEditor = ({
  initial,
  ouverture,
  onPublished,
  onBrouillon,
  cancel,
}: PublicationEditorProps) => {
  const siennes = antennesOf(useRedactrice())
  const antennes = [...new Map([...siennes, ...(initial?.territoires ?? [])].map(({ id, nom }) => [id, nom]))]
  const { confirm, depart, answer } = useDepart(
    initial,
    antennes.map(([id, label]) => ({ id, label })),
  )
  const formulaire = usePublicationForm({ initial, confirm, onPublished })
  const { form, keep, isKeeping, isBrouillon } = formulaire
  const essai = useEssai(formulaire)
  const keepDraft = async () => {
    const after = await keep()
    if (after) onBrouillon(after)
  }
  const isScheduled = form.values.jour !== '' || form.values.heure !== ''
  const publish = isScheduled ? 'Programmer' : 'Publier'
  return (
    <>
      <UnsavedChanges isUnsaved={form.isUnsaved && !isKeeping} />
      <Form form={form} className="stack">
        <PublicationFields form={form} initial={initial} {...(ouverture && { ouverture })} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            busy={form.isSubmitting}
            busyLabel={isBrouillon ? 'Publication…' : 'Enregistrement…'}
          >
            {isBrouillon ? publish : 'Enregistrer'}
          </Button>
          {isBrouillon && (
            <Button busy={isKeeping} busyLabel="Enregistrement…" onClick={() => void keepDraft()}>
              Enregistrer le brouillon
            </Button>
          )}
          {cancel}
        </div>
      </Form>
      {depart && (
        <DepartDialog
          depart={depart}
          essai={essai}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}
