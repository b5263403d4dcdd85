import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { EtapeInscription } from '@entrelles/contract/kit/roles.ts'
import type { StatutFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'

type Facts = { readonly etapeInscription: EtapeInscription; readonly payeJusquau: CivilDay | null }

/** Her status on a given day. */
export const statutFicheOf = (
  { etapeInscription, payeJusquau }: Facts,
  today: CivilDay,
  graceDays: number,
): StatutFiche => {
  if (etapeInscription !== 'termine') return 'inachevee'
  if (payeJusquau === null) return 'jamais'
  if (today <= payeJusquau) return 'active'
  return today <= addDays(payeJusquau, graceDays) ? 'sursis' : 'expiree'
}
