import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { FaqSkeleton } from '#modules/faq/components/FaqSkeleton.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { CategoriesList } from '../components/CategoriesList.tsx'
import { DemandesList } from '../components/DemandesList.tsx'
import { QuestionDialog } from '../components/QuestionDialog.tsx'

const ONGLETS = [
  { to: pathTo('/administratrice/faq'), label: 'Questions' },
  { to: `${pathTo('/administratrice/faq')}?onglet=recues`, label: 'Questions reçues' },
] as const

export const BoFaqScreen = () => {
  const [searchParams] = useSearchParams()
  const recues = searchParams.get('onglet') === 'recues'
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
