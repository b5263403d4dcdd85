import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { Espace } from '../espace.ts'
import { filtresOf, triOf } from '../filtres.ts'
import { Filtres } from './Filtres.tsx'
import { Liste } from './Liste.tsx'
import { Onglets } from './Onglets.tsx'
import { ListeSkeleton } from './Squelettes.tsx'

/** The members, as whoever looks may read them. */
export const AdherentesPage = ({ espace }: { readonly espace: Espace }) => {
  const [searchParams] = useSearchParams()
  const vue = { espace, filtres: filtresOf(searchParams), tri: triOf(searchParams) }
  return (
    <>
      <PageHead title="Adhérentes" />
      <Onglets {...vue} />
      <Filtres {...vue} />
      <Boundary loading={<ListeSkeleton />}>
        <Liste {...vue} />
      </Boundary>
    </>
  )
}
