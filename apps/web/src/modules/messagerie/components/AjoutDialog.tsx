import { participantesForm } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import type { Destinataire } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useAddParticipantes } from '../messagerie.api.ts'
import { DestinatairesField } from './DestinatairesField.tsx'

type AjoutDialogProps = { readonly discussion: Discussion; readonly onClose: () => void }

/** Adds members to a group: they read what is written from then on. */
export const AjoutDialog = ({ discussion: { id, participantes }, onClose }: AjoutDialogProps) => {
  const [choisies, setChoisies] = useState<readonly Destinataire[]>([])
  const { mutateAsync: add } = useAddParticipantes()
  const form = useContractForm(participantesForm, {
    name: 'ajout',
    labels: { participantes: 'Membres à ajouter' },
    defaultValues: { participantes: [] },
    unkept: ['participantes'],
    onSubmit: async (body) => {
      await add({ params: { id }, body })
      notify(body.participantes.length === 1 ? 'Elle a rejoint le groupe.' : 'Elles ont rejoint le groupe.')
      onClose()
    },
  })
  const { value: _value, onChange, ...champ } = form.controlled('participantes')
  const deja = participantes.flatMap(({ adherente }) => adherente.id ?? [])
  return (
    <FormDialog
      form={form}
      title="Ajouter des membres"
      submitLabel="Ajouter"
      busyLabel="Ajout…"
      onClose={onClose}
    >
      <p>Elles liront ce qui s’écrit à partir de maintenant, pas ce qui précède.</p>
      <DestinatairesField
        {...champ}
        value={choisies}
        excluded={deja}
        onChange={(next) => {
          setChoisies(next)
          onChange(next.flatMap(({ adherente }) => adherente.id ?? []))
        }}
      />
    </FormDialog>
  )
}
