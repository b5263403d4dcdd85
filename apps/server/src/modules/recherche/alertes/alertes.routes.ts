import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { alertesEndpoints } from '@entrelles/contract/modules/recherche/alertes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import { deleteAlerte, listAlertes } from './alertes.repository.ts'
import { createAlerte } from './create-alerte.ts'

/** The alerts of the caller; part of the module's routes. */
export const alertesRoutes = bind(alertesEndpoints, {
  listAlertesRecherche: async (_input, { db, actor }) => ({ alertes: await listAlertes(db, actor.id) }),
  createAlerteRecherche: ({ body }, ctx) => createAlerte(body, ctx),
  deleteAlerteRecherche: async ({ params }, { db, actor }) => {
    if (!(await deleteAlerte(db, actor.id, params.id))) throw commonErrors.introuvable()
  },
})
