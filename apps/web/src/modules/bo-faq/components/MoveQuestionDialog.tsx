import { z } from '@entrelles/contract/kit/z.ts'
import {
  categorieFaqId,
  type CategorieFaqId,
  type FaqBo,
  type QuestionFaqBo,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useMoveQuestionFaq } from '../bo-faq.api.ts'
import { ordreOf, withMovedQuestion } from '../ordre.ts'

const moveForm = z.strictObject({ categorie: categorieFaqId })

type MoveQuestionDialogProps = {
  readonly question: QuestionFaqBo
  readonly categorie: CategorieFaqId
  readonly categories: FaqBo['categories']
  readonly onClose: () => void
}

/** Moves a question to the end of another category. */
export const MoveQuestionDialog = ({ question, categorie, categories, onClose }: MoveQuestionDialogProps) => {
  const { mutateAsync: moveQuestion } = useMoveQuestionFaq()
  const form = useContractForm(moveForm, {
    name: `ordre/${question.id}`,
    labels: { categorie: 'Catégorie' },
    defaultValues: { categorie },
    onSubmit: async (values) => {
      await moveQuestion({ body: withMovedQuestion(ordreOf(categories), question.id, values.categorie) })
      notify('La question a changé de catégorie.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Changer de catégorie"
      submitLabel="Déplacer"
      busyLabel="Déplacement…"
      onClose={onClose}
    >
      <p>«&nbsp;{question.question}&nbsp;»</p>
      <SelectField {...form.field('categorie')}>
        {categories.map(({ id, libelle }) => (
          <option key={id} value={id}>
            {libelle}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
