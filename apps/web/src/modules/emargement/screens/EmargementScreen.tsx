import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { EmargementPage } from '../components/EmargementPage.tsx'
import { feuilleQuery } from '../emargement.api.ts'
import { useOwnDocument } from '../use-own-document.ts'

export const EmargementScreen = () => {
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(feuilleQuery(id))
  useNamedPage(data.evenement.titre)
  useOwnDocument()
  return <EmargementPage key={id} feuille={data} />
}
