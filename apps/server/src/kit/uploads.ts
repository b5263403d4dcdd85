import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the members' files from a path whose content can never act as a page of the site. */
export const serveUploads = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=31536000, immutable')
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    },
  })
}
