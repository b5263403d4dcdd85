import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createFichier } from './create-fichier.ts'
import { deleteFichier } from './delete-fichier.ts'
import { sweepFichiersJob } from './fichiers.jobs.ts'
import { getContenuFichier } from './get-contenu-fichier.ts'
import { getLienFichier } from './get-lien-fichier.ts'

export const fichiersModule: ServerModule = {
  name: 'fichiers',
  routes: bind(fichiersEndpoints, {
    createFichier: ({ body }, ctx) => createFichier(body, ctx),
    getLienFichier: ({ params }, ctx) => getLienFichier(params.id, ctx),
    getContenuFichier: ({ params, query }, ctx) => getContenuFichier(params.id, query.jeton, ctx),
    deleteFichier: ({ params }, ctx) => deleteFichier(params.id, ctx),
  }),
  jobs: [sweepFichiersJob],
}
