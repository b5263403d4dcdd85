import { reclamationsEndpoints } from '@entrelles/contract/modules/reclamations/reclamations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createReclamation } from './create-reclamation.ts'
import { getReclamation } from './reclamations.queries.ts'
import { reclamationRecueLettre, reclamationReponseLettre } from './reclamations.lettres.ts'

export const reclamationsModule: ServerModule = {
  name: 'reclamations',
  routes: bind(reclamationsEndpoints, {
    getReclamation: (_input, { db, actor }) => getReclamation(db, actor.id),
    createReclamation: ({ body }, ctx) => createReclamation(body, ctx),
  }),
  lettres: [reclamationRecueLettre, reclamationReponseLettre],
}
