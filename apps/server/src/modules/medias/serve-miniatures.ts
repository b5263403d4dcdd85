import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '#kit/services.ts'
import { MINIATURES, nomOfFichier } from './medias.keys.ts'
import { findRecu } from './medias.queries.ts'
import { placeholderOf } from './placeholder.ts'

/** The browser must treat the content as an image, whatever it contains. */
const asImage = (reply: FastifyReply, cache: string): FastifyReply =>
  reply
    .type('image/webp')
    .header('cache-control', cache)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")

/** Sends a size of a picture, or a placeholder until it is made. */
export const sendMiniature = async (
  { storage, db }: Pick<Services, 'storage' | 'db'>,
  fichier: string,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const nom = nomOfFichier(fichier)
  if (nom === undefined) throw commonErrors.introuvable()
  const key = `${MINIATURES}/${fichier}`
  const ready = await storage.get(key)
  const waiting = ready ? undefined : await findRecu(db, nom)
  if (waiting) return asImage(reply, 'no-store').send(await placeholderOf(waiting.usage))
  // The worker may have finished between the two reads.
  const stored = ready ?? (await storage.get(key))
  if (!stored) throw commonErrors.introuvable()
  return asImage(reply, 'public, max-age=31536000, immutable')
    .header('content-length', stored.size)
    .send(stored.stream)
}

/** File names are never reused, so responses are cached for ever. */
export const serveMiniatures = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { fichier: string } }>('/uploads/miniature/:fichier', async ({ params }, reply) =>
    sendMiniature(services, params.fichier, reply),
  )
}
