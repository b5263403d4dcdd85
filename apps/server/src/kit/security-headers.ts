import { SECRET_ADDRESSES, SECRET_PARAMETERS } from '@entrelles/contract/kit/mask.ts'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

const ONE_YEAR = 31_536_000

/** The only page that scans QR codes. Permissions-Policy applies per loaded document, so links to this page reload it. */
const CAMERA_PAGE = /^\/evenement\/[^/?]+\/emargement\/?(?:\?|$)/

/** Addresses outside the list may hold a secret too, in one of these parameters. */
const SECRET_PARAMETER = new RegExp(`[?&](?:${SECRET_PARAMETERS})=`, 'i')

/** No other site may learn an address that holds a secret. */
const referrerOf = (url: string): string =>
  SECRET_ADDRESSES.some((start) => url.startsWith(start)) || SECRET_PARAMETER.test(url)
    ? 'no-referrer'
    : 'strict-origin-when-cross-origin'

const permissionsOf = (url: string): string =>
  `camera=${CAMERA_PAGE.test(url) ? '(self)' : '()'}, geolocation=(), microphone=()`

/** HSTS and upgrade-insecure-requests only if the site is served over https. */
export const secureHeaders = async (
  app: FastifyInstance,
  env: Pick<Env, 'PUBLIC_URL' | 'SENTRY_DSN'>,
): Promise<void> => {
  const https = env.PUBLIC_URL.startsWith('https:')
  const collector = env.SENTRY_DSN === undefined ? [] : [new URL(env.SENTRY_DSN).origin]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React Aria positions its overlays with inline style attributes; no style sheet comes from another origin.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...collector],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    // Set below, by address.
    referrerPolicy: false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.header('referrer-policy', referrerOf(request.url))
    void reply.header('permissions-policy', permissionsOf(request.url))
    void reply.header('x-robots-tag', 'noindex')
  })
}
