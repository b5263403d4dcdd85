import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { EvenementCover } from '../components/EvenementCover.tsx'
import { EvenementPage } from '../components/EvenementPage.tsx'
import { evenementQuery } from '../evenements.api.ts'

const PARENTS = [{ to: pathTo('/evenement'), label: 'Événements' }]

export const EvenementScreen = () => {
  const { id = '' } = useParams()
  const { data: evenement } = useSuspenseQuery(evenementQuery(id))
  useNamedPage(evenement.titre)
  useReadCible('evenement', evenement.id)
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <EvenementCover evenement={evenement} />
      <EvenementPage key={id} evenement={evenement} />
    </>
  )
}
