import {
  champOf,
  envoiOf,
  type EtapeDialogue,
  type Formulaire,
  type ReponseProfil,
} from '@entrelles/contract/modules/inscription/dialogue.ts'
import { inscriptionEndpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Endpoint, EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { call } from '#kit/call.ts'
import { CallError, NO_ANSWER, renamedRefusal } from '#kit/errors.ts'
import { queryOf } from '#kit/query.ts'
import { queryClient } from '#kit/query-client.ts'
import { loadUser } from '#kit/session.ts'

export const referentielsQuery = (categorie: CategorieReferentiel) =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie } })

export const reponsesQuery = queryOf(inscriptionEndpoints.getReponses, {})

const ENDPOINTS = {
  etape_deux: inscriptionEndpoints.updateEtapeDeux,
  etape_trois: inscriptionEndpoints.updateEtapeTrois,
  etape_quatre: inscriptionEndpoints.updateEtapeQuatre,
  etape_cinq: inscriptionEndpoints.updateEtapeCinq,
  etape_six: inscriptionEndpoints.updateEtapeSix,
} as const satisfies Record<EtapeDialogue, Endpoint>

const ENDPOINTS_PROFIL = {
  ambition: inscriptionEndpoints.updateAmbition,
  etape_cinq: inscriptionEndpoints.updateSituations,
  etape_six: inscriptionEndpoints.updateAttentes,
} as const satisfies Record<ReponseProfil, Endpoint>

type Valeurs<F extends Formulaire> = Parameters<typeof envoiOf<F>>[1]
/** Saves the values of a form. */
export type Save<F extends Formulaire> = (formulaire: F, valeurs: Valeurs<F>) => Promise<void>

/** Sends a form; a refused field gets the name that it has in the form. */
const send = async <F extends Formulaire>(
  endpoint: Endpoint,
  formulaire: F,
  valeurs: Valeurs<F>,
): Promise<void> => {
  try {
    await call(endpoint, { body: envoiOf(formulaire, valeurs) } as EndpointCall<Endpoint>)
  } catch (error) {
    // 409: another tab has passed this step; reload the user to follow it.
    if (error instanceof CallError && error.status === 409) await loadUser().catch(() => undefined)
    // An error without a field shows the generic message of R8-8.
    throw renamedRefusal(error, champOf) ?? new CallError(NO_ANSWER)
  }
}

/** Saves a step, then reloads the user, whose state selects the next step (R4-7). */
export const saveEtape = async <E extends EtapeDialogue>(etape: E, valeurs: Valeurs<E>): Promise<void> => {
  await send(ENDPOINTS[etape], etape, valeurs)
  try {
    await queryClient.invalidateQueries(reponsesQuery)
    await loadUser()
  } catch {
    throw new CallError(NO_ANSWER)
  }
}

/** Saves an answer once the sign-up is finished; her profile and the directory show it. */
export const saveReponse = async <R extends ReponseProfil>(
  reponse: R,
  valeurs: Valeurs<R>,
): Promise<void> => {
  await send(ENDPOINTS_PROFIL[reponse], reponse, valeurs)
  await queryClient.invalidateQueries()
}
