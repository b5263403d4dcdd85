import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { useCreateAvisFaq } from '../faq.api.ts'
import styles from './AvisFaq.module.css'

const CHOICES = [
  { utile: true, label: 'Oui' },
  { utile: false, label: 'Non' },
] as const

/** Her opinion on an answer; the last one counts. */
export const AvisFaq = ({ question: { id, monAvis } }: { question: QuestionFaq }) => {
  const labelId = useId()
  const avis = useCreateAvisFaq()
  const chosen = avis.isPending ? avis.variables.body.utile : monAvis
  return (
    <div className={styles.avis} role="group" aria-labelledby={labelId}>
      <p id={labelId}>Cette réponse t’a-t-elle aidée ?</p>
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
      <p role="status" className="muted">
        {avis.isSuccess && 'Merci pour ton avis.'}
      </p>
    </div>
  )
}
