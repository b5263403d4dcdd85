import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { SettingsError } from './settings-error.ts'
import { VERSION } from './version.ts'

const EMPTY_CONFIGURATION = /(<script type="application\/json" id="configuration">)\s*\{\}\s*(<\/script>)/

/** The configuration of the page, as JSON that cannot close its script element. */
const configurationOf = (env: Env): string => {
  const configuration = {
    sentryDsn: env.SENTRY_DSN ?? null,
    liensLegaux: env.LIENS_LEGAUX ?? null,
    reseaux: env.RESEAUX,
    version: VERSION,
  }
  return JSON.stringify(configuration).replaceAll('<', '\\u003c')
}

/** The page of the built application; throws if the folder holds none. */
export const readPage = (root: string): string => {
  const path = join(root, 'index.html')
  let page: string
  try {
    page = readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(
      `WEB_DIST : ${path} ne se lit pas (${code}). Construire l’application : npm run build.`,
    )
  }
  if (!EMPTY_CONFIGURATION.test(page))
    throw new SettingsError(`WEB_DIST : ${path} n’est pas la page de l’application construite.`)
  return page
}

/** Serves the built application: hashed files are cached for ever, the page is revalidated each time. */
export const serveWebApp = async (app: FastifyInstance, env: Env, root: string): Promise<void> => {
  const template = readPage(root)
  const page = template.replace(
    EMPTY_CONFIGURATION,
    (_, open: string, close: string) => open + configurationOf(env) + close,
  )

  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`)
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    // The web router handles unknown page paths; a missing file or endpoint is a 404.
    const isPage = request.method === 'GET' && !/^\/(api|assets|uploads|images)\//.test(request.url)
    if (!isPage) throw commonErrors.introuvable()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
