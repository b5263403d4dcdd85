import type {
  ApercuLien,
  DemandeMotDePasse,
  NouveauMotDePasse,
} from '@entrelles/contract/modules/session/session.schema.ts'
import type { Adresse } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { call } from '#kit/call.ts'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'

// The schemas load when the first form is sent: a visitor who only reads does not need them.
const loadSchemas = () => loadWithRetry(() => import('@entrelles/contract/modules/session/session.schema.ts'))
const loadEndpoints = async () =>
  (await loadWithRetry(() => import('@entrelles/contract/modules/session/session.endpoints.ts')))
    .sessionEndpoints

export const loadCredentials = async () => (await loadSchemas()).credentials
export const loadDemandeMotDePasse = async () => (await loadSchemas()).demandeMotDePasse
export const loadMotDePasseLien = async () => (await loadSchemas()).motDePasseLien
export const loadNouveauMotDePasse = async () =>
  (await loadWithRetry(() => import('./nouveau-mot-de-passe.ts'))).nouveauMotDePasseForm
export const loadAdresse = async () =>
  (await loadWithRetry(() => import('@entrelles/contract/modules/inscription/inscription.schema.ts'))).adresse

/** The account of a login link, which stays valid. */
export const getApercuLien = async (token: string): Promise<ApercuLien> => {
  const { getApercuLien: endpoint } = await loadEndpoints()
  return call(endpoint, { params: { token } })
}

export const createDemandeMotDePasse = async (body: DemandeMotDePasse): Promise<void> => {
  const { createDemandeMotDePasse: endpoint } = await loadEndpoints()
  await call(endpoint, { body })
}

export const updateMotDePasseOublie = async (body: NouveauMotDePasse): Promise<void> => {
  const { updateMotDePasseOublie: endpoint } = await loadEndpoints()
  await call(endpoint, { body })
}

export const createLienConnexion = async (body: Adresse): Promise<void> => {
  const { inscriptionEndpoints } = await loadWithRetry(
    () => import('@entrelles/contract/modules/inscription/inscription.endpoints.ts'),
  )
  await call(inscriptionEndpoints.createLienConnexion, { body })
}
