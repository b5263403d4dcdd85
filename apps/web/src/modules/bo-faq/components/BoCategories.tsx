import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { faqBoQuery } from '../bo-faq.api.ts'
import styles from './BoCategories.module.css'
import { BoQuestionDialogs, type QuestionAct } from './BoQuestionDialogs.tsx'
import { BoQuestions } from './BoQuestions.tsx'
import { CategoriesDialog } from './CategoriesDialog.tsx'

/** Every question by category, to write, publish and put in order. */
export const BoCategories = () => {
  const { categories } = useSuspenseQuery(faqBoQuery()).data
  const [act, setAct] = useState<QuestionAct>()
  const [isOrdering, setIsOrdering] = useState(false)

  if (categories.length === 0) {
    return <EmptyState title="La FAQ est vide">Ajoute la première question.</EmptyState>
  }
  return (
    <>
      {categories.map((categorie) => (
        <section key={categorie.id} className="section">
          <div className="section__head">
            <h2>{categorie.libelle}</h2>
          </div>
          <BoQuestions categories={categories} categorie={categorie} onAct={setAct} />
        </section>
      ))}
      {categories.length > 1 && (
        <Button className={styles.order} onClick={() => setIsOrdering(true)}>
          Ordonner les catégories
        </Button>
      )}
      {act && <BoQuestionDialogs act={act} categories={categories} onClose={() => setAct(undefined)} />}
      {isOrdering && <CategoriesDialog categories={categories} onClose={() => setIsOrdering(false)} />}
    </>
  )
}
