import type { FastifyInstance } from 'fastify'
import type { BoundEndpoint } from './bind.ts'
import { purgeIdempotencyKeysJob } from './idempotency.jobs.ts'
import type { Job } from './jobs.ts'
import type { Lettre, Lettres } from './lettres.ts'
import type { ObjetFichiers, ObjetsFichiers } from './objets-fichiers.ts'
import type { CallerMemory, RememberedEndpoint } from './remembered.ts'
import type { Services } from './services.ts'
import type { Signalable, Signalables } from './signalables.ts'

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
  /** Its kinds of objects that have private files. */
  readonly objetsFichiers?: readonly ObjetFichiers[]
  /** What members may report. */
  readonly signalables?: readonly Signalable[]
}

/** The jobs of the kit, then those of each module. */
export const jobsOf = (modules: readonly ServerModule[]): readonly Job[] => [
  purgeIdempotencyKeysJob,
  ...modules.flatMap((module) => module.jobs ?? []),
]

export const lettresOf = (modules: readonly ServerModule[]): Lettres =>
  new Map(modules.flatMap(({ lettres = [] }) => lettres.map((lettre) => [lettre.nom, lettre])))

export const objetsFichiersOf = (modules: readonly ServerModule[]): ObjetsFichiers =>
  new Map(modules.flatMap(({ objetsFichiers = [] }) => objetsFichiers.map((one) => [one.type, one])))

export const signalablesOf = (modules: readonly ServerModule[]): Signalables =>
  new Map(modules.flatMap(({ signalables = [] }) => signalables.map((one) => [one.type, one])))
