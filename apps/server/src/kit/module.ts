import type { FastifyInstance } from 'fastify'
import type { BoundEndpoint } from './bind.ts'
import { purgeIdempotencyKeysJob } from './idempotency.jobs.ts'
import type { Job } from './jobs.ts'
import type { CallerMemory, RememberedEndpoint } from './remembered.ts'
import type { Services } from './services.ts'

/** What a module gives to the two processes. */
export type ServerModule = {
  readonly name: string
  readonly routes: readonly (BoundEndpoint | RememberedEndpoint)[]
  /** What its endpoints with admission from memory remember of their callers; made once a server. */
  readonly memory?: (services: Services) => CallerMemory
  /** What it serves beside its calls: files. */
  readonly serve?: (app: FastifyInstance, services: Services) => void
  readonly jobs?: readonly Job[]
}

/** What the worker runs: the kernel's own upkeep, then the jobs of each module. */
export const jobsOf = (modules: readonly ServerModule[]): readonly Job[] => [
  purgeIdempotencyKeysJob,
  ...modules.flatMap((module) => module.jobs ?? []),
]
