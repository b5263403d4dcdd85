import type { EtapeUn } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { call } from '#kit/call.ts'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'

// The schemas load when the form is sent: a visitor who only reads does not need them.
export const loadEtapeUn = async () =>
  (await loadWithRetry(() => import('@entrelles/contract/modules/inscription/inscription.schema.ts'))).etapeUn

export const createInscription = async (body: EtapeUn): Promise<void> => {
  const { inscriptionEndpoints } = await loadWithRetry(
    () => import('@entrelles/contract/modules/inscription/inscription.endpoints.ts'),
  )
  await call(inscriptionEndpoints.createInscription, { body })
}
