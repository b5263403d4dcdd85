import { formatCapped } from '@entrelles/contract/kit/format.ts'
import {
  ONGLETS_EVENEMENTS,
  type OngletEvenements,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { CountedChips } from '#kit/CountedChips.tsx'
import type { Espace } from '#kit/back-offices.ts'
import { resumeEvenementsQuery } from '../bo-evenements.api.ts'
import { hrefOf } from '../filtres.ts'

type OngletsProps = { readonly espace: Espace; readonly filtres: FiltresEvenementsBo }

const ONGLETS = Object.entries(ONGLETS_EVENEMENTS) as [OngletEvenements, string][]

/** Those to come, drafts, past or cancelled, and how many; without their numbers when these cannot be had. */
export const Onglets = ({ espace, filtres }: OngletsProps) => {
  const { data: resume, isPending } = useQuery(resumeEvenementsQuery())
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
