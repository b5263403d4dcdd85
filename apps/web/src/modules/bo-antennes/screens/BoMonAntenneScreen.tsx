import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { antennesBoQuery } from '../bo-antennes.api.ts'
import { AntennePage } from '../components/AntennePage.tsx'
import { siennes } from '../liste.ts'
import styles from './BoMonAntenneScreen.module.css'

const PAR_NOM = { trinom: 'asc', triregion: 'aucun' } as const
const hrefOf = (antenne: string) => siennes.href(undefined, { antenne })

export const BoMonAntenneScreen = () => {
  const { filters } = useList(siennes, undefined)
  const { territoires } = useSuspenseQuery(antennesBoQuery(PAR_NOM, 1)).data
  const id = filters.antenne ?? territoires[0]?.id
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
        <Boundary key={id} loading={<ListSkeleton status="Chargement des antennes…" />}>
          <AntennePage id={id} />
        </Boundary>
      )}
    </>
  )
}
