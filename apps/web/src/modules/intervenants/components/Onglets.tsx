import {
  ONGLETS_INTERVENANTS,
  type OngletIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type { FiltresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { formatNombre } from '#modules/bo-adhesions/bo-adhesions.public.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { hrefOf } from '../filtres.ts'
import { resumeIntervenantsQuery } from '../intervenants.api.ts'

type OngletsProps = { readonly espace: Espace; readonly filtres: FiltresIntervenants }

const ONGLETS = Object.entries(ONGLETS_INTERVENANTS) as [OngletIntervenants, string][]

/** Which records, and how many; without their numbers when these cannot be had. */
export const Onglets = ({ espace, filtres }: OngletsProps) => {
  const { data: resume, isPending } = useQuery(resumeIntervenantsQuery())
  // A number that comes later makes its chip wider: the next ones would move under the finger.
  if (isPending)
    return (
      <Loading status="Chargement des onglets…">
        <Skeleton height="var(--tap)" />
      </Loading>
    )
  return (
    <ChipLinks
      label="Filtrer par état"
      chips={ONGLETS.map(([onglet, nom]) => ({
        to: hrefOf(espace, { ...filtres, onglet }),
        label: resume ? `${nom} ${formatNombre(resume[onglet])}` : nom,
      }))}
      current={hrefOf(espace, filtres)}
    />
  )
}
