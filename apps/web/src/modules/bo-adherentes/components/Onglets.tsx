import { formatCapped } from '@entrelles/contract/kit/format.ts'
import type {
  FiltresFiches,
  TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { CountedChips } from '#kit/CountedChips.tsx'
import { resumeFichesQuery } from '../bo-adherentes.api.ts'
import type { Espace } from '../espace.ts'
import { ONGLETS, ongletHref } from '../filtres.ts'

type OngletsProps = {
  readonly espace: Espace
  readonly filtres: FiltresFiches
  readonly tri: TriFiches
}

/** A step of the sign-up is one of those that are not finished. */
const currentOf = ({ statutAdhesion, etapeInscription }: FiltresFiches): FiltresFiches =>
  etapeInscription === undefined
    ? { ...(statutAdhesion && { statutAdhesion }) }
    : { etapeInscription: 'inachevee' }

/** In which state, and how many; without their numbers when these cannot be had. */
export const Onglets = ({ espace, filtres, tri }: OngletsProps) => {
  const { data: resume, isPending } = useQuery(resumeFichesQuery())
  return (
    <CountedChips
      label="Filtrer par statut"
      isPending={isPending}
      chips={ONGLETS.map(({ nom, compte, filtre }) => ({
        to: ongletHref(espace, filtres, tri, filtre),
        nom,
        nombre: resume && formatCapped(resume[compte]),
      }))}
      current={ongletHref(espace, filtres, tri, currentOf(filtres))}
    />
  )
}
