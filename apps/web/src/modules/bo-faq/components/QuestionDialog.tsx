import {
  questionFaqForm,
  REPONSE_FAQ_MAX,
  type QuestionFaqBo,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { RichTextField } from '#kit/RichTextField.tsx'
import { commaList } from '#kit/comma-list.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { faqBoQuery, useCreateQuestionFaq, useUpdateQuestionFaq } from '../bo-faq.api.ts'
import { findQuestion, formOf, NEW_QUESTION } from '../question-form.ts'

type QuestionDialogProps = {
  /** The question to edit, as it was when the dialog opened; absent for a new one. */
  readonly edited?: { readonly question: QuestionFaqBo; readonly categorie: string }
  readonly onClose: () => void
}

const LABELS = {
  question: 'Question',
  reponse: 'Réponse',
  categorie: 'Catégorie',
  motsCles: 'Mots-clés (facultatif)',
  public: 'Qui peut la lire',
  statut: 'Statut',
} as const

/** Creates or edits a question of the FAQ. */
export const QuestionDialog = ({ edited, onClose }: QuestionDialogProps) => {
  const { data: faq } = useQuery(faqBoQuery())
  const { mutateAsync: createQuestion } = useCreateQuestionFaq()
  const { mutateAsync: updateQuestion } = useUpdateQuestionFaq()
  const version = useRef(edited?.question.version ?? 1)
  const form = useContractForm(questionFaqForm, {
    name: `question/${edited?.question.id ?? ''}`,
    labels: LABELS,
    defaultValues: edited ? formOf(edited.question, edited.categorie) : NEW_QUESTION,
    reread: async () => {
      const { question, categorie } = findQuestion(await readAgain(faqBoQuery()), edited?.question.id)
      version.current = question.version
      return formOf(question, categorie)
    },
    onSubmit: async (body) => {
      if (edited) {
        const { id } = edited.question
        await updateQuestion({ params: { id }, body: { ...body, version: version.current } })
      } else {
        await createQuestion({ body })
      }
      notify(edited ? 'La question est modifiée.' : 'La question est ajoutée.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={edited ? 'Modifier la question' : 'Ajouter une question'}
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextField {...form.field('question')} />
      <RichTextField {...form.controlled('reponse')} maxLength={REPONSE_FAQ_MAX} />
      <TextField
        {...form.field('categorie')}
        hint="Choisis-en une, ou écris le nom d’une nouvelle."
        list="categories-faq"
        autoComplete="off"
      />
      <datalist id="categories-faq">
        {faq?.categories.map(({ id, libelle }) => (
          <option key={id}>{libelle}</option>
        ))}
      </datalist>
      <TextField
        {...form.field('motsCles', { setValueAs: commaList })}
        hint="Séparés par des virgules&nbsp;: ils aident la recherche."
      />
      <SelectField {...form.field('public')}>
        <option value="adherentes">Toutes les membres</option>
        <option value="coordinatrices">Les coordinatrices</option>
      </SelectField>
      <SelectField {...form.field('statut')}>
        <option value="brouillon">Brouillon</option>
        <option value="publiee">Publiée</option>
      </SelectField>
    </FormDialog>
  )
}
