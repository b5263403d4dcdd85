import { coordinatricesForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type {
  CoordinatriceBo,
  DetailTerritoireBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { nomOf } from '#modules/adherentes/adherentes.public.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useUpdateCoordinatrices } from '../bo-antennes.api.ts'

const departForm = coordinatricesForm.pick({ password: true })

type DepartDialogProps = {
  readonly antenne: DetailTerritoireBo
  readonly coordinatrice: CoordinatriceBo
  readonly onChange: (version: number) => void
  readonly onClose: () => void
}

/** Removes a coordinator; the administrator confirms with her password. */
export const DepartDialog = ({ antenne, coordinatrice, onChange, onClose }: DepartDialogProps) => {
  const { id, nom, coordinatrices } = antenne
  const { mutateAsync: updateCoordinatrices } = useUpdateCoordinatrices()
  const form = useContractForm(departForm, {
    labels: { password: 'Ton mot de passe' },
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      const vu = coordinatrices.map((other) => other.id)
      const adherentes = vu.filter((other) => other !== coordinatrice.id)
      const { version } = await updateCoordinatrices({ params: { id }, body: { adherentes, vu, password } })
      notify(`${nomOf(coordinatrice)} ne coordonne plus l’antenne ${nom}.`)
      onClose()
      onChange(version)
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Retirer ${nomOf(coordinatrice)}\u00a0?`}
      submitLabel="Retirer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p>Elle est prévenue par e-mail et n’accède plus aux pages de cette antenne.</p>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </FormDialog>
  )
}
