import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { antenneQuery } from '#modules/antennes/antennes.public.tsx'
import { Link } from '#ui/Link.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useAFaire } from '../use-a-faire.ts'
import { AFaireList } from './AFaireList.tsx'
import { AccueilColumns } from './AccueilColumns.tsx'
import { AccueilSkeleton } from './AccueilSkeleton.tsx'
import { BonjourHead } from './BonjourHead.tsx'

/** The home page of a member: pending tasks, next events, her branch, newcomers (mock-ups 03 and 48). */
export const AccueilPage = () => {
  const { isLoading, aFaire, espace, profil } = useAFaire()
  const antenne = profil?.territoireCoordonne ?? profil?.territoire
  // AntenneSection below uses the same query: the departments cost no extra request.
  const { data: detail } = useQuery({ ...antenneQuery(antenne?.id ?? ''), enabled: Boolean(antenne) })
  return (
    <>
      <BonjourHead
        legende={
          antenne && (
            <>
              {detail?.departements.slice(0, 2).map((code) => (
                <Plate key={code}>{code}</Plate>
              ))}
              <Link to={pathTo('/antenne/:id', { id: antenne.id })} standalone>
                Antenne {antenne.nom}
              </Link>
            </>
          )
        }
      >
        {isLoading ? (
          <Loading status="Chargement de ce qui t’attend…">
            <Skeleton height="9rem" />
          </Loading>
        ) : (
          <AFaireList aFaire={aFaire} espace={espace} antenneCoordonnee={profil?.territoireCoordonne?.id} />
        )}
      </BonjourHead>
      {isLoading ? (
        <AccueilSkeleton />
      ) : (
        <Boundary loading={<AccueilSkeleton />}>
          <AccueilColumns
            antenneId={antenne?.id}
            territoireCoordonne={profil?.territoireCoordonne?.id}
            coordonne={espace === 'coordinatrice'}
            hasCommune={Boolean(profil?.ville)}
          />
        </Boundary>
      )}
    </>
  )
}
