import { randomUUID } from 'node:crypto'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import { drainOnClose } from '#kit/drain.ts'
import { handleErrors, refuseUnreadable } from '#kit/errors.ts'
import { acceptForms, BODY_LIMIT } from '#kit/input.ts'
import { logAnswers } from '#kit/log.ts'
import type { Metrics } from '#kit/metrics.ts'
import type { ServerModule } from '#kit/module.ts'
import { openApiDocument } from '#kit/openapi.ts'
import { boundReceipt, RECEIPT_MS, receiptOptions } from '#kit/receipt.ts'
import { registerRemembered } from '#kit/register-remembered.ts'
import { register } from '#kit/register.ts'
import { secureHeaders } from '#kit/security-headers.ts'
import type { Services } from '#kit/services.ts'
import { createStreams } from '#kit/streams.ts'
import { VERSION } from '#kit/version.ts'
import { serveWebApp } from '#kit/web-app.ts'

const trustOf = (proxies: Services['env']['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Pages, files and endpoints, with the security headers and the correlation id. */
const addProduct = async (
  scope: FastifyInstance,
  services: Services,
  modules: readonly ServerModule[],
  receiptMs: number,
): Promise<void> => {
  const { env } = services
  scope.decorateRequest('actor', undefined)
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('x-correlation-id', request.id)
  })
  drainOnClose(scope)
  await secureHeaders(scope, env)
  await scope.register(compress, { threshold: 1024 })
  acceptForms(scope)
  boundReceipt(scope, receiptMs)
  const document = openApiDocument(modules, VERSION)
  await scope.register(swagger, { mode: 'static', specification: { document: document as never } })
  await scope.register(swaggerUi, { routePrefix: '/api/doc', uiConfig: { deepLinking: true } })
  scope.get('/api/doc.json', async () => document)
  for (const { routes, serve } of modules) {
    for (const route of routes) if ('handle' in route) register(scope, services, route)
    serve?.(scope, services)
  }
  if (env.WEB_DIST === undefined) {
    scope.setNotFoundHandler(() => {
      throw commonErrors.introuvable()
    })
  } else {
    await serveWebApp(scope, env, env.WEB_DIST)
  }
}

/** The endpoints that every open tab polls: without the usual hooks, which would cost more than the response. */
const addRemembered = (
  scope: FastifyInstance,
  services: Services,
  modules: readonly ServerModule[],
): void => {
  const node = randomUUID()
  let calls = 0
  scope.setGenReqId(() => `${node}-${(calls += 1)}`)
  const streams = createStreams(scope, services.now)
  for (const { routes, memory: createMemory } of modules) {
    const memory = createMemory?.(services)
    if (!memory) continue
    scope.addHook('onClose', async () => memory.close())
    for (const route of routes)
      if ('answer' in route) registerRemembered(scope, services, route, memory, streams)
  }
}

/** The whole HTTP server; tests build the same one. */
export const buildApp = async (
  services: Services,
  modules: readonly ServerModule[],
  metrics?: Metrics,
  receiptMs = RECEIPT_MS,
): Promise<FastifyInstance> => {
  const { env } = services
  // No Fastify logger: on the polled endpoints it would cost as much as the response itself.
  const app: FastifyInstance = fastify({
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(env.TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A slow machine must not keep a node from starting; nothing here waits for a service.
    pluginTimeout: 0,
    // A stopping node still answers the requests it receives: a 503 would show members an error at each deployment.
    return503OnClosing: false,
    frameworkErrors: refuseUnreadable,
    ...receiptOptions(receiptMs),
  })
  handleErrors(app, env, services.log)
  await app.register(async (scope) => {
    metrics?.observeRequests(scope)
    logAnswers(scope, services.log)
    await addProduct(scope, services, modules, receiptMs)
  })
  await app.register(async (scope) => addRemembered(scope, services, modules))
  return app
}
