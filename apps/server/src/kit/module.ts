import type { FastifyInstance } from 'fastify'
import type { BoundEndpoint } from './bind.ts'
import { purgeIdempotencyKeysJob } from './idempotency.jobs.ts'
import type { Job } from './jobs.ts'
import type { Lettre, Lettres } from './lettres.ts'
import type { CallerMemory, RememberedEndpoint } from './remembered.ts'
import type { Services } from './services.ts'

/** What a module provides to the API and the worker. */
export type ServerModule = {
  readonly name: string
  readonly routes: readonly (BoundEndpoint | RememberedEndpoint)[]
  /** The memory of its polled endpoints; created once per server. */
  readonly memory?: (services: Services) => CallerMemory
  /** Serves files beside the endpoints. */
  readonly serve?: (app: FastifyInstance, services: Services) => void
  readonly jobs?: readonly Job[]
  readonly lettres?: readonly Lettre[]
}

/** The jobs of the kit, then those of each module. */
export const jobsOf = (modules: readonly ServerModule[]): readonly Job[] => [
  purgeIdempotencyKeysJob,
  ...modules.flatMap((module) => module.jobs ?? []),
]

export const lettresOf = (modules: readonly ServerModule[]): Lettres =>
  new Map(modules.flatMap(({ lettres = [] }) => lettres.map((lettre) => [lettre.nom, lettre])))
