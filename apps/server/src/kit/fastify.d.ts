import type { SignedIn } from './ctx.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request is admitted; undefined for a visitor. */
    actor: SignedIn | undefined
  }
  interface FastifyContextConfig {
    /** Name of the endpoint of this route. */
    endpoint?: string
    /** Names of all that it may refuse with. */
    refusals?: ReadonlySet<string>
    /** Keeps the body as unparsed text. */
    raw?: true
    /** Its form accepts files. */
    fichiers?: true
  }
}
