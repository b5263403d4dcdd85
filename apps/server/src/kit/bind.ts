import type {
  BodilessAnswer,
  Endpoint,
  EndpointInput,
  SuccessStatus,
} from '@entrelles/contract/kit/endpoint.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { Readable } from 'node:stream'
import type { CtxOf, ReadCtx, SignedIn } from './ctx.ts'
import type { Feed } from './streams.ts'

export type FileContent = { readonly name: string; readonly content: Buffer }

/** A private file of the storage. */
export type StoredContent = {
  readonly name: string
  readonly contentType: string
  /** The browser shows it; otherwise it saves it. */
  readonly isShown: boolean
  readonly size: number
  readonly stream: Readable
}

type AnswerBody<A> = A extends z.ZodType
  ? z.input<A>
  : A extends { readonly kind: 'file' }
    ? FileContent
    : A extends { readonly kind: 'stored' }
      ? StoredContent
      : A extends { readonly kind: 'redirect' }
        ? string
        : A extends { readonly kind: 'stream' }
          ? Feed
          : A extends BodilessAnswer
            ? void
            : never

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never

/** The body of the only response; for an endpoint with several, the status and the body. */
export type Result<E extends Endpoint, Answers = E['answers']> =
  IsUnion<keyof Answers> extends true
    ? { [S in keyof Answers]: { readonly status: S; readonly body: AnswerBody<Answers[S]> } }[keyof Answers]
    : AnswerBody<Answers[keyof Answers]>

type Handler<E extends Endpoint> = (input: EndpointInput<E>, ctx: CtxOf<E>) => Promise<Result<E>>
export type Handlers<T extends Record<string, Endpoint>> = { readonly [K in keyof T]: Handler<T[K]> }

/** An endpoint with its handler, whose types `bind` has checked. */
export type BoundEndpoint = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly handle: (input: unknown, ctx: ReadCtx<SignedIn | undefined>) => Promise<unknown>
}

/** Binds every endpoint of a module to its handler; a missing handler does not compile. */
export const bind = <T extends Record<string, Endpoint>>(
  endpoints: T,
  handlers: Handlers<T>,
): BoundEndpoint[] =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handlers[name] as unknown as BoundEndpoint['handle'],
  }))

/** The status and the body, from what the handler returned. */
export const answerOf = (endpoint: Endpoint, result: unknown): { status: SuccessStatus; body: unknown } => {
  const statuses = Object.keys(endpoint.answers).map(Number) as SuccessStatus[]
  const [only, ...others] = statuses
  if (only !== undefined && others.length === 0) return { status: only, body: result }
  return result as { status: SuccessStatus; body: unknown }
}
