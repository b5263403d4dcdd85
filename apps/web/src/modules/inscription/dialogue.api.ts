import { champOf, envoiOf, type EtapeDialogue } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { inscriptionEndpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Endpoint, EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { call } from '#kit/call.ts'
import { CallError, NO_ANSWER, renamedRefusal } from '#kit/errors.ts'
import { queryOf } from '#kit/query.ts'
import { loadUser } from '#kit/session.ts'

export const referentielsQuery = (categorie: CategorieReferentiel) =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie } })

const ENDPOINTS = {
  etape_deux: inscriptionEndpoints.updateEtapeDeux,
  etape_trois: inscriptionEndpoints.updateEtapeTrois,
  etape_quatre: inscriptionEndpoints.updateEtapeQuatre,
  etape_cinq: inscriptionEndpoints.updateEtapeCinq,
  etape_six: inscriptionEndpoints.updateEtapeSix,
} as const satisfies Record<EtapeDialogue, Endpoint>

/** Saves a step; who she is then chooses the next one (R4-7). */
export const saveEtape = async <E extends EtapeDialogue>(
  etape: E,
  valeurs: Parameters<typeof envoiOf<E>>[1],
): Promise<void> => {
  const endpoint: Endpoint = ENDPOINTS[etape]
  try {
    await call(endpoint, { body: envoiOf(etape, valeurs) } as EndpointCall<Endpoint>)
    await loadUser()
  } catch (error) {
    // The step is closed: another tab has gone further, and this one follows it.
    if (error instanceof CallError && error.status === 409) await loadUser().catch(() => undefined)
    // Whatever is wrong in no field says no more than R8-8.
    throw renamedRefusal(error, champOf) ?? new CallError(NO_ANSWER)
  }
}
