import type { BoundEndpoint } from './bind.ts'
import { purgeIdempotencyKeysJob } from './idempotency.jobs.ts'
import type { Job } from './jobs.ts'

/** What a module gives to the two processes. */
export type ServerModule = {
  readonly name: string
  readonly routes: readonly BoundEndpoint[]
  readonly jobs?: readonly Job[]
}

/** What the worker runs: the kernel's own upkeep, then the jobs of each module. */
export const jobsOf = (modules: readonly ServerModule[]): readonly Job[] => [
  purgeIdempotencyKeysJob,
  ...modules.flatMap((module) => module.jobs ?? []),
]
