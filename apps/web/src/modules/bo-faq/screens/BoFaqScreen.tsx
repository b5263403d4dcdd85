import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { FaqSkeleton } from '#modules/faq/components/FaqSkeleton.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { CategoriesList } from '../components/CategoriesList.tsx'
import { DemandesList } from '../components/DemandesList.tsx'
import { QuestionDialog } from '../components/QuestionDialog.tsx'
import { liste } from '../liste.ts'

const ONGLETS = [
  { to: liste.href(undefined, {}), label: 'Questions' },
  { to: liste.href(undefined, { onglet: 'recues' }), label: 'Questions reçues' },
] as const

export const BoFaqScreen = () => {
  const recues = useList(liste, undefined).filters.onglet === 'recues'
  const [isCreating, setIsCreating] = useState(false)
  return (
    <>
      <PageHead
        title="FAQ"
        actions={
          <Button variant="primary" onClick={() => setIsCreating(true)}>
            <Icon name="plus-bold" size="sm" />
            Ajouter une question
          </Button>
        }
      />
      <Segmented label="Questions de la FAQ" links={ONGLETS} current={ONGLETS[recues ? 1 : 0].to} />
      <Boundary loading={<FaqSkeleton />}>{recues ? <DemandesList /> : <CategoriesList />}</Boundary>
      {isCreating && <QuestionDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
