import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { cheminQuestion } from '@entrelles/contract/modules/faq/faq.chemins.ts'
import type { QuestionTrouvee } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Recherche.module.css'

/** Questions of the FAQ that answer the search, beside the results. */
export const FaqSection = ({ questions }: { readonly questions: readonly QuestionTrouvee[] }) => {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="rubrique-faq">
      <div className="section__head">
        <h2 id="rubrique-faq">FAQ</h2>
        {/* Without the words: the FAQ reads them as typed, and may find none of these questions. */}
        <Link to={pathTo('/faq')} standalone>
          Toute la FAQ
        </Link>
      </div>
      <ul className={styles.questions}>
        {questions.map(({ id, question, categorie, extrait }) => (
          <li key={id}>
            <h3 className={styles.question}>
              <Link to={cheminQuestion(id)}>{question}</Link>
            </h3>
            <p className={styles.extrait}>{extrait}</p>
            <p className={styles.meta}>{categorie}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
