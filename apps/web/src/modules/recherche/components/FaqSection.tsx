import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { QuestionTrouvee } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { hrefWith } from '#kit/list/filters.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Recherche.module.css'

/** The FAQ, where this question is found. */
export const questionHref = (question: string): string =>
  hrefWith(pathTo('/faq'), { termes: question.slice(0, TERMES_MAX) })

type FaqSectionProps = { readonly termes: string; readonly questions: readonly QuestionTrouvee[] }

/** Questions of the FAQ that answer the search, beside the results. */
export const FaqSection = ({ termes, questions }: FaqSectionProps) => {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="rubrique-faq">
      <div className="section__head">
        <h2 id="rubrique-faq">FAQ</h2>
        <Link to={hrefWith(pathTo('/faq'), { termes })} standalone>
          Chercher dans la FAQ
        </Link>
      </div>
      <ul className={styles.questions}>
        {questions.map(({ id, question, categorie, extrait }) => (
          <li key={id}>
            <h3 className={styles.question}>
              <Link to={questionHref(question)}>{question}</Link>
            </h3>
            <p className={styles.extrait}>{extrait}</p>
            <p className={styles.meta}>{categorie}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
