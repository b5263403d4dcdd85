import type { FastifyInstance } from 'fastify'

/** Has each answer given while the server stops close its connection: kept open, it would hold the stop back. */
export const drainOnClose = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}
