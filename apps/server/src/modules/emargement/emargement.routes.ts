import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createPointage } from './create-pointage.ts'
import { createSansInscription } from './create-sans-inscription.ts'
import { createSynchro } from './create-synchro.ts'
import { eraseVenuesJob } from './emargement.jobs.ts'
import { getEmargement } from './feuille.queries.ts'
import { getAttestationParticipation } from './get-attestation-participation.ts'
import { getFeuilleEmargement } from './get-feuille-emargement.ts'
import { updatePresence } from './update-presence.ts'

const routes = bind(emargementEndpoints, {
  getEmargement: ({ params }, ctx) => getEmargement(ctx, params.id),
  updatePresence: ({ params, body }, ctx) => updatePresence(params, body, ctx),
  createPointage: ({ params, body }, ctx) => createPointage(params.id, body, ctx),
  createSansInscription: ({ params, body }, ctx) => createSansInscription(params.id, body, ctx),
  createSynchro: ({ params, body }, ctx) => createSynchro(params.id, body, ctx),
  getFeuilleEmargement: ({ params }, ctx) => getFeuilleEmargement(params.id, ctx),
  getAttestationParticipation: ({ params }, ctx) => getAttestationParticipation(params.id, ctx),
})

export const emargementModule: ServerModule = { name: 'emargement', routes, jobs: [eraseVenuesJob] }
