import {
  ONGLETS_EVENEMENTS,
  type OngletEvenements,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { formatNombre } from '#modules/bo-adhesions/bo-adhesions.public.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { resumeEvenementsQuery } from '../bo-evenements.api.ts'
import { hrefOf } from '../filtres.ts'

type OngletsProps = { readonly espace: Espace; readonly filtres: FiltresEvenementsBo }

const ONGLETS = Object.entries(ONGLETS_EVENEMENTS) as [OngletEvenements, string][]

/** Those to come, drafts, past or cancelled, and how many; without their numbers when these cannot be had. */
export const Onglets = ({ espace, filtres }: OngletsProps) => {
  const { data: resume, isPending } = useQuery(resumeEvenementsQuery())
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
