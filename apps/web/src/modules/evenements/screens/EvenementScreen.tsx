import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { CouvertureEvenement } from '../components/CouvertureEvenement.tsx'
import { PageEvenement } from '../components/PageEvenement.tsx'
import { evenementQuery } from '../evenements.api.ts'

const PARENTS = [{ to: '/evenement', label: 'Événements' }]

export const EvenementScreen = () => {
  const { id = '' } = useParams()
  const { data: evenement } = useSuspenseQuery(evenementQuery(id))
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <CouvertureEvenement evenement={evenement} />
      <PageEvenement key={id} evenement={evenement} />
    </>
  )
}
