import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Button } from '#ui/Button.tsx'
import { useCreateAvisFaq } from '../faq.api.ts'
import styles from './AvisButtons.module.css'
import { AvisCommentaireForm } from './AvisCommentaireForm.tsx'

const CHOICES = [
  { utile: true, label: 'Oui' },
  { utile: false, label: 'Non' },
] as const

/** The member’s opinion on an answer; the last one counts. */
export const AvisButtons = ({ question: { id, monAvis } }: { question: QuestionFaq }) => {
  const avis = useCreateAvisFaq()
  const chosen = avis.isPending ? avis.variables.body.utile : monAvis
  return (
    <>
      <fieldset className={styles.avis}>
        <legend>Cette réponse t’a-t-elle aidée&nbsp;?</legend>
        {CHOICES.map(({ utile, label }) => (
          <Button
            key={label}
            size="sm"
            variant={chosen === utile ? 'ink' : 'secondary'}
            aria-pressed={chosen === utile}
            onClick={() => avis.mutate({ params: { id }, body: { utile } })}
          >
            {label}
          </Button>
        ))}
        <output className="muted">{avis.isSuccess && 'Merci pour ton avis.'}</output>
      </fieldset>
      {avis.isSuccess && !avis.variables.body.utile && <AvisCommentaireForm questionId={id} />}
    </>
  )
}
