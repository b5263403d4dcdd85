import type { FastifyInstance } from 'fastify'

/** Closes the connection of each response sent while the server stops: keep-alive connections would delay the stop. */
export const drainOnClose = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}
