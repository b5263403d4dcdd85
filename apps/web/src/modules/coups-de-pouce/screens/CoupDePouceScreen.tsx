import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { useReadCible } from '#modules/notifications/notifications.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { CoupDePoucePage } from '../components/CoupDePoucePage.tsx'
import { coupDePouceQuery, prochesQuery, reponsesQuery } from '../coups-de-pouce.api.ts'

const PARENTS = [{ to: pathTo('/coup-de-pouce'), label: 'Coups de pouce' }]

export const CoupDePouceScreen = () => {
  const { id = '' } = useParams()
  // They would otherwise wait for the request itself.
  usePrefetchInfiniteQuery(reponsesQuery(id))
  usePrefetchQuery(prochesQuery(id))
  const { data: demande } = useSuspenseQuery(coupDePouceQuery(id))
  useNamedPage(demande.titre)
  useReadCible('coup_de_pouce', demande.id)
  if (demande.statut === 'brouillon')
    return <Navigate replace to={pathTo('/coup-de-pouce/:id/edition', { id })} />
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <CoupDePoucePage key={id} demande={demande} />
    </>
  )
}
