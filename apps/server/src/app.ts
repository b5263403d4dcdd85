import { randomUUID } from 'node:crypto'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import { drainOnClose } from '#kit/drain.ts'
import { handleErrors, refuseUnreadable } from '#kit/errors.ts'
import { acceptForms } from '#kit/input.ts'
import type { Metrics } from '#kit/metrics.ts'
import type { ServerModule } from '#kit/module.ts'
import { openApiDocument } from '#kit/openapi.ts'
import { register } from '#kit/register.ts'
import { secureHeaders } from '#kit/security-headers.ts'
import type { Services } from '#kit/services.ts'
import { serveUploads } from '#kit/uploads.ts'
import { VERSION } from '#kit/version.ts'
import { serveWebApp } from '#kit/web-app.ts'

const BODY_LIMIT = 256 * 1024

const trustOf = (proxies: Services['env']['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The HTTP server, whole: tests build the same one. */
export const buildApp = async (
  services: Services,
  modules: readonly ServerModule[],
  metrics?: Metrics,
): Promise<FastifyInstance> => {
  const { env } = services
  const app: FastifyInstance = fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(env.TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What a stopping node has received, it answers: refusing it would show members an error at each deployment.
    return503OnClosing: false,
    frameworkErrors: refuseUnreadable,
  })
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-correlation-id', request.id)
  })
  drainOnClose(app)
  metrics?.observeRequests(app)
  handleErrors(app)
  await secureHeaders(app, env)
  await app.register(compress, { threshold: 1024 })
  acceptForms(app)
  const document = openApiDocument(modules, VERSION)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/doc', uiConfig: { deepLinking: true } })
  app.get('/api/doc.json', async () => document)
  for (const module of modules) for (const route of module.routes) register(app, services, route)
  if (env.UPLOADS_DIR !== undefined) await serveUploads(app, env.UPLOADS_DIR)
  if (env.WEB_DIST === undefined) {
    app.setNotFoundHandler(() => {
      throw commonErrors.introuvable()
    })
  } else {
    await serveWebApp(app, env, env.WEB_DIST)
  }
  return app
}
