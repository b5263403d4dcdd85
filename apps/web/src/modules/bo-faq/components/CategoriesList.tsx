import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { faqBoQuery } from '../bo-faq.api.ts'
import { CategoriesDialog } from './CategoriesDialog.tsx'
import styles from './CategoriesList.module.css'
import { QuestionDialogs, type QuestionAct } from './QuestionDialogs.tsx'
import { QuestionsList } from './QuestionsList.tsx'

/** Questions by category, to edit, publish and sort. */
export const CategoriesList = () => {
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
          <QuestionsList categories={categories} categorie={categorie} onAct={setAct} />
        </section>
      ))}
      {categories.length > 1 && (
        <Button className={styles.order} onClick={() => setIsOrdering(true)}>
          Ordonner les catégories
        </Button>
      )}
      {act && <QuestionDialogs act={act} categories={categories} onClose={() => setAct(undefined)} />}
      {isOrdering && <CategoriesDialog categories={categories} onClose={() => setIsOrdering(false)} />}
    </>
  )
}
