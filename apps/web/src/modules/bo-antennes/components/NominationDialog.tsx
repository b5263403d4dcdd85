import { z } from '@entrelles/contract/kit/z.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { CompteId } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { adherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { AdherenteField } from '#modules/bo-adhesions/bo-adhesions.public.tsx'
import { useUpdateCoordinatrices } from '../bo-antennes.api.ts'

const nominationForm = z.strictObject({
  adherente: z.string().min(1, 'Choisis une membre dans la liste.').pipe(adherenteId),
})

type NominationDialogProps = {
  readonly antenne: DetailTerritoireBo
  readonly onChange: (version: number) => void
  readonly onClose: () => void
}

/** Appoints a coordinator. */
export const NominationDialog = ({ antenne, onChange, onClose }: NominationDialogProps) => {
  const { id, nom, coordinatrices } = antenne
  const [prenom, setPrenom] = useState('')
  const { mutateAsync: updateCoordinatrices } = useUpdateCoordinatrices()
  const form = useContractForm(nominationForm, {
    name: 'nomination',
    labels: { adherente: 'Membre' },
    defaultValues: { adherente: '' },
    onSubmit: async ({ adherente }) => {
      const vu = coordinatrices.map((other) => other.id)
      const { version } = await updateCoordinatrices({
        params: { id },
        body: { adherentes: [...vu, adherente], vu },
      }).catch((error: unknown) => {
        throw (
          renamedRefusal(error, (champ) => (champ.startsWith('adherentes') ? 'adherente' : champ)) ?? error
        )
      })
      onChange(version)
      notify(`${prenom} coordonne l’antenne ${nom}\u00a0: elle reçoit un e-mail.`)
      onClose()
    },
  })
  const { value, onChange: choose, ...champ } = form.controlled('adherente')
  return (
    <FormDialog
      form={form}
      title="Nommer une coordinatrice"
      submitLabel="Nommer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p>Elle est prévenue par e-mail et accède aux pages des coordinatrices de l’antenne {nom}.</p>
      <AdherenteField
        {...champ}
        value={value as CompteId | ''}
        onChange={(adherente) => {
          setPrenom(adherente?.prenom ?? '')
          choose(adherente?.id ?? '')
        }}
      />
    </FormDialog>
  )
}
