import type { SignedIn } from './ctx.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the call is admitted; undefined for a visitor. */
    actor: SignedIn | undefined
  }
  interface FastifyContextConfig {
    /** Name of the endpoint that this route answers. */
    endpoint?: string
    /** Its body stays the text it came in. */
    raw?: true
    /** Its form has room for files. */
    fichiers?: true
  }
}
