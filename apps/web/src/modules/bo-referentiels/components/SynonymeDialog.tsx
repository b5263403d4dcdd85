import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { synonymeForm, type Synonyme } from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { useRef } from 'react'
import { commaList } from '#kit/comma-list.ts'
import { refusalOf } from '#kit/errors.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { TextField } from '#ui/TextField.tsx'
import { synonymesQuery, useCreateSynonyme, useUpdateSynonyme } from '../bo-referentiels.api.ts'

type SynonymeDialogProps = {
  /** The group to change, as it was when the dialog opened; without it, the dialog adds one. */
  readonly edited?: Synonyme
  /** Words of a new group: those of a search that found nothing. */
  readonly typed?: string
  readonly onClose: () => void
  /** Called after a successful save, before the dialog closes. */
  readonly onDone: () => void
}

/** Adds or changes a group of words that search takes for one another. */
export const SynonymeDialog = ({ edited, typed, onClose, onDone }: SynonymeDialogProps) => {
  const { mutateAsync: create } = useCreateSynonyme()
  const { mutateAsync: update } = useUpdateSynonyme()
  const version = useRef(edited?.version ?? 1)
  const form = useContractForm(synonymeForm, {
    name: `synonyme/${edited?.id ?? typed ?? ''}`,
    labels: { mots: 'Mots' },
    defaultValues: { mots: edited?.mots ?? (typed === undefined ? [] : [typed]) },
    reread: async () => {
      const { synonymes } = await readAgain(synonymesQuery())
      const found = synonymes.find(({ id }) => id === edited?.id)
      if (!found) throw refusalOf(commonErrors.introuvable())
      version.current = found.version
      return { mots: found.mots }
    },
    onSubmit: async (body) => {
      await (edited
        ? update({ params: { id: edited.id }, body: { ...body, version: version.current } })
        : create({ body }))
      notify(edited ? 'Les synonymes sont modifiés.' : 'Les synonymes sont ajoutés.')
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={edited ? 'Modifier les synonymes' : 'Ajouter des synonymes'}
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextField
        {...form.field('mots', { setValueAs: commaList })}
        hint="Séparés par des virgules, par exemple&nbsp;: visio, visioconférence, webinaire."
        autoComplete="off"
      />
    </FormDialog>
  )
}
