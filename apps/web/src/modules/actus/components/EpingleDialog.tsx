import { addDays } from '@entrelles/contract/kit/dates.ts'
import { EPINGLE_JOURS_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { epingleForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { problemeEpingle } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { useToday } from '#kit/use-today.ts'
import { DateField } from '#ui/DateField.tsx'
import { useCreateEpingle } from '../actus.api.ts'
import { epinglePhrase } from '../mots.ts'

/** Days that are offered first. */
const JOURS = 7

type EpingleDialogProps = {
  readonly publication: Pick<Publication, 'id'>
  /** Called once it is pinned. */
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Pins a post at the top of the feed until a day. */
export const EpingleDialog = ({ publication: { id }, onDone, onClose }: EpingleDialogProps) => {
  const today = useToday()
  const { mutateAsync: create } = useCreateEpingle()
  const rules = epingleForm.superRefine(({ jusquau }, issues) => {
    const message = problemeEpingle(jusquau, today)
    if (message) issues.addIssue({ code: 'custom', path: ['jusquau'], message, input: jusquau })
  })
  const form = useContractForm(rules, {
    name: `epingle/${id}`,
    labels: { jusquau: 'Jusqu’au' },
    defaultValues: { jusquau: addDays(today, JOURS) },
    onSubmit: async (body) => {
      await create({ params: { id }, body })
      notify(`${epinglePhrase(body.jusquau)}.`)
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Épingler en haut du fil"
      submitLabel="Épingler"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <DateField
        {...form.controlled('jusquau')}
        description={`Ce jour compris, ${EPINGLE_JOURS_MAX}\u00a0jours au plus.`}
      />
    </FormDialog>
  )
}
