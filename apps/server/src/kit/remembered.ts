import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import type { Result } from './bind.ts'
import type { Services } from './services.ts'
import type { Claims } from './tokens.ts'

/** The callers remembered by a process, so that polled endpoints query neither the database nor Redis. */
export type CallerMemory<Known extends Actor = Actor> = {
  /** Synchronous; undefined if the member is unknown or may have changed. */
  readonly recall: (claims: Claims) => Known | undefined
  /** Reads the database; undefined if the session is no longer open. */
  readonly read: (claims: Claims) => Promise<Known | undefined>
  readonly close: () => void
}

/** An endpoint with the function that answers from memory, whose types `bindRemembered` has checked. */
export type RememberedEndpoint = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly answer: (known: Actor, claims: Claims, memory: CallerMemory) => unknown
}

type KnownOf<Memory extends CallerMemory> = NonNullable<ReturnType<Memory['recall']>>
type Answers<T extends Record<string, Endpoint>, Memory extends CallerMemory> = {
  readonly [K in keyof T]: (known: KnownOf<Memory>, claims: Claims, memory: Memory) => Result<T[K]>
}

/** Binds the polled endpoints of a module to their memory. */
export const bindRemembered = <
  T extends Record<string, Endpoint & { readonly admission: 'memory' }>,
  Memory extends CallerMemory,
>(
  endpoints: T,
  memory: (services: Services) => Memory,
  answers: Answers<T, Memory>,
) => ({
  memory,
  routes: Object.entries(endpoints).map(([name, endpoint]): RememberedEndpoint => ({
    name,
    endpoint,
    answer: answers[name] as unknown as RememberedEndpoint['answer'],
  })),
})
