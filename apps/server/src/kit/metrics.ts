import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly observeRequests: (app: FastifyInstance) => void
}

export const createMetrics = (processName: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  return {
    registry,
    observeRequests: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'page'
        durations.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        )
        done()
      })
    },
  }
}

/** On a separate port, which no proxy exposes. */
export const serveMetrics = (registry: Registry, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((_request, response) => {
      void registry
        .metrics()
        .then((text) => response.setHeader('content-type', registry.contentType).end(text))
    })
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
