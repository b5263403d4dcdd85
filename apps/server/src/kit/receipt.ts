import type { FastifyInstance } from 'fastify'

/** How long the headers may take to arrive, then the body. */
export const RECEIPT_MS = 30_000
/** A form with files, which only members send, may come over a slow line: ten megabytes at 0.7 Mbit/s. */
const FILES_MS = 120_000
const CHECK_MS = 1000

/** Options of the server: slow headers, and in any case slow bodies, lose their connection. */
export const receiptOptions = (receiptMs: number) => ({
  requestTimeout: FILES_MS,
  http: { headersTimeout: receiptMs, connectionsCheckingInterval: Math.min(CHECK_MS, receiptMs) },
})

/** Closes the connection of a body without files that has not arrived in time: open connections are memory. */
export const boundReceipt = (app: FastifyInstance, receiptMs: number): void => {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.fichiers !== true) {
      const timer = setTimeout(
        () => request.raw.destroy(Object.assign(new Error('the body is too slow'), { statusCode: 408 })),
        receiptMs,
      )
      const stop = (): void => clearTimeout(timer)
      request.raw.once('end', stop).once('close', stop)
      reply.raw.once('close', stop)
    }
    done(null, payload)
  })
}
