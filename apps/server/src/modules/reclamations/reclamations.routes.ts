import { reclamationsEndpoints } from '@entrelles/contract/modules/reclamations/reclamations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createReclamation } from './create-reclamation.ts'
import { sendReclamationRecueJob, sendReponseReclamationJob } from './reclamations.jobs.ts'

export const reclamationsModule: ServerModule = {
  name: 'reclamations',
  routes: bind(reclamationsEndpoints, {
    createReclamation: ({ body }, ctx) => createReclamation(body, ctx),
  }),
  jobs: [sendReclamationRecueJob, sendReponseReclamationJob],
}
