import { inscriptionEndpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createInscription } from './create-inscription.ts'
import { createLienConnexion } from './create-lien-connexion.ts'
import { createLienConnexionJob, purgeInscriptionsJob } from './inscription.jobs.ts'
import { dejaInscriteLettre, lienConnexionLettre } from './inscription.lettres.ts'
import { getReponses } from './inscription.queries.ts'
import { updateEtapeCinq } from './update-etape-cinq.ts'
import { updateEtapeDeux } from './update-etape-deux.ts'
import { updateEtapeQuatre } from './update-etape-quatre.ts'
import { updateEtapeSix } from './update-etape-six.ts'
import { updateEtapeTrois } from './update-etape-trois.ts'
import { updateAmbition, updateAttentes, updateSituations } from './update-reponses.ts'

export const inscriptionModule: ServerModule = {
  name: 'inscription',
  routes: bind(inscriptionEndpoints, {
    createInscription: ({ body }, ctx) => createInscription(body, ctx),
    getReponses: (_input, ctx) => getReponses(ctx),
    updateEtapeDeux: ({ body }, ctx) => updateEtapeDeux(body, ctx),
    updateEtapeTrois: ({ body }, ctx) => updateEtapeTrois(body, ctx),
    updateEtapeQuatre: ({ body }, ctx) => updateEtapeQuatre(body, ctx),
    updateEtapeCinq: ({ body }, ctx) => updateEtapeCinq(body, ctx),
    updateEtapeSix: ({ body }, ctx) => updateEtapeSix(body, ctx),
    updateAmbition: ({ body }, ctx) => updateAmbition(body, ctx),
    updateSituations: ({ body }, ctx) => updateSituations(body, ctx),
    updateAttentes: ({ body }, ctx) => updateAttentes(body, ctx),
    createLienConnexion: ({ body }, ctx) => createLienConnexion(body, ctx),
  }),
  jobs: [createLienConnexionJob, purgeInscriptionsJob],
  lettres: [lienConnexionLettre, dejaInscriteLettre],
}
