import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { evenementId } from '@entrelles/contract/kit/ids.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kit/services.ts'
import { nomOfFichier, sendMiniature } from '#modules/medias/medias.public.ts'
import { isEnVitrine } from './vitrine.queries.ts'

/** Serves the showcase's pictures under their own URLs, the only ones that other sites may embed. */
export const serveVitrine = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { id: string; fichier: string } }>(
    '/uploads/vitrine/:id/:fichier',
    async ({ params }, reply) => {
      const id = evenementId.safeParse(params.id)
      const nom = nomOfFichier(params.fichier)
      if (!id.success || nom === undefined || !(await isEnVitrine(services.db, id.data, nom)))
        throw commonErrors.introuvable()
      return sendMiniature(
        services,
        params.fichier,
        reply.header('cross-origin-resource-policy', 'cross-origin'),
      )
    },
  )
}
