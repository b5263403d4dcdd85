import { formatCapped } from '@entrelles/contract/kit/format.ts'
import {
  ONGLETS_INTERVENANTS,
  type OngletIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type { FiltresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { CountedChips } from '#kit/CountedChips.tsx'
import type { Espace } from '#kit/back-offices.ts'
import { resumeIntervenantsQuery } from '../bo-intervenants.api.ts'
import { hrefOf } from '../filtres.ts'

type OngletsProps = { readonly espace: Espace; readonly filtres: FiltresIntervenants }

const ONGLETS = Object.entries(ONGLETS_INTERVENANTS) as [OngletIntervenants, string][]

/** Which records, and how many; without their numbers when these cannot be had. */
export const Onglets = ({ espace, filtres }: OngletsProps) => {
  const { data: resume, isPending } = useQuery(resumeIntervenantsQuery())
  return (
    <CountedChips
      label="Filtrer par état"
      isPending={isPending}
      chips={ONGLETS.map(([onglet, nom]) => ({
        to: hrefOf(espace, { ...filtres, onglet }),
        nom,
        nombre: resume && formatCapped(resume[onglet]),
      }))}
      current={hrefOf(espace, filtres)}
    />
  )
}
