import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  MOTIF_DECISION_MAX,
  reponseTypeForm,
  TITRE_REPONSE_TYPE_MAX,
  USAGES_REPONSE_TYPE,
  type ReponseTypeForm,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { ReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useRef } from 'react'
import { refusalOf } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { reponsesTypesQuery, useCreateReponseType, useUpdateReponseType } from '../bo-moderation.api.ts'
import { USAGES } from '../mots.ts'

type ReponseTypeDialogProps = {
  readonly edited: ReponseType | undefined
  readonly onClose: () => void
}

const NOUVELLE: ReponseTypeForm = { titre: '', usage: 'reponse', contenu: '' }

const formOf = ({ titre, usage, contenu }: ReponseType): ReponseTypeForm => ({ titre, usage, contenu })

/** Writes a canned text. */
export const ReponseTypeDialog = ({ edited, onClose }: ReponseTypeDialogProps) => {
  const { mutateAsync: createReponse } = useCreateReponseType()
  const { mutateAsync: updateReponse } = useUpdateReponseType()
  const version = useRef(edited?.version ?? 1)
  const form = useContractForm(reponseTypeForm, {
    name: `reponse-type/${edited?.id ?? ''}`,
    labels: { titre: 'Titre', usage: 'À qui', contenu: 'Texte' },
    defaultValues: edited ? formOf(edited) : NOUVELLE,
    reread: async () => {
      const { reponsesTypes } = await readAgain(reponsesTypesQuery())
      const read = reponsesTypes.find(({ id }) => id === edited?.id)
      if (!read) throw refusalOf(commonErrors.introuvable())
      version.current = read.version
      return formOf(read)
    },
    onSubmit: async (body) => {
      if (edited)
        await updateReponse({ params: { id: edited.id }, body: { ...body, version: version.current } })
      else await createReponse({ body })
      notify(edited ? 'La réponse type est modifiée.' : 'La réponse type est ajoutée.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={edited ? 'Modifier la réponse type' : 'Ajouter une réponse type'}
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextField
        {...form.field('titre')}
        hint="Pour la retrouver&nbsp;: il n’est pas envoyé."
        maxLength={TITRE_REPONSE_TYPE_MAX}
      />
      <RadioGroup
        {...form.field('usage')}
        options={USAGES_REPONSE_TYPE.map((value) => ({ value, label: USAGES[value] }))}
      />
      <TextArea {...form.field('contenu')} rows={6} maxLength={MOTIF_DECISION_MAX} />
    </FormDialog>
  )
}
