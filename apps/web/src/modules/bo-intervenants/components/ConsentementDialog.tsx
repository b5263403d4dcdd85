import {
  PREUVES_CONSENTEMENT,
  TEXTE_CONSENTEMENT,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import {
  consentementForm,
  type DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { useToday } from '#kit/use-today.ts'
import { DateField } from '#ui/DateField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useCreateConsentement } from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import styles from './ConsentementDialog.module.css'

type ConsentementDialogProps = { readonly fiche: DetailIntervenantBo; readonly onClose: () => void }

/** Date and proof of consent to the current text. */
export const ConsentementDialog = ({ fiche, onClose }: ConsentementDialogProps) => {
  const { mutateAsync: create } = useCreateConsentement()
  const today = useToday()
  const form = useContractForm(consentementForm, {
    name: 'consentement',
    labels: { preuve: 'Comment l’a-t-elle donné\u202f?', date: 'Quand\u202f?' },
    defaultValues: { preuve: 'mail', date: today },
    onSubmit: async (body) => {
      await create({ params: { id: fiche.id }, body })
      notify('Son accord est noté.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Noter l’accord de ${nomOf(fiche)}`}
      submitLabel="Noter son accord"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <blockquote className={styles.text}>
        <p>{TEXTE_CONSENTEMENT.texte}</p>
        <p className="small muted">Texte version {TEXTE_CONSENTEMENT.version}</p>
      </blockquote>
      <RadioGroup
        {...form.field('preuve')}
        options={Object.entries(PREUVES_CONSENTEMENT).map(([value, label]) => ({ value, label }))}
      />
      <DateField {...form.controlled('date')} />
    </FormDialog>
  )
}
