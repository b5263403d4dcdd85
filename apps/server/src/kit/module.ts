import type { BoundEndpoint } from './bind.ts'
import type { Job } from './jobs.ts'

/** What a module gives to the two processes. */
export type ServerModule = {
  readonly name: string
  readonly routes: readonly BoundEndpoint[]
  readonly jobs?: readonly Job[]
}
