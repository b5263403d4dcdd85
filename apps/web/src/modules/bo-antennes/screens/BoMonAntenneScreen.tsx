import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { antennesBoQuery } from '../bo-antennes.api.ts'
import { AntennePage } from '../components/AntennePage.tsx'
import { AntennesTableSkeleton } from '../components/AntennesTableSkeleton.tsx'
import styles from './BoMonAntenneScreen.module.css'

const TOUTES = { page: 1, trinom: 'asc', triregion: 'aucun', termes: '' } as const
const hrefOf = (id: string) => `${pathTo('/coordinatrice/antenne')}?antenne=${id}`

export const BoMonAntenneScreen = () => {
  const [searchParams] = useSearchParams()
  const { territoires } = useSuspenseQuery(antennesBoQuery(TOUTES)).data
  const id = searchParams.get('antenne') ?? territoires[0]?.id
  return (
    <>
      <PageHead title={territoires.length > 1 ? 'Mes antennes' : 'Mon antenne'} />
      {territoires.length > 1 && id !== undefined && (
        <div className={styles.chips}>
          <ChipLinks
            label="Choisir une antenne"
            links={territoires.map((antenne) => ({ to: hrefOf(antenne.id), label: antenne.nom }))}
            current={hrefOf(id)}
          />
        </div>
      )}
      {id === undefined ? (
        <EmptyState title="Aucune antenne pour l’instant">
          Celle que tu coordonneras s’affichera ici.
        </EmptyState>
      ) : (
        <Boundary key={id} loading={<AntennesTableSkeleton />}>
          <AntennePage id={id} />
        </Boundary>
      )}
    </>
  )
}
