import type { Access } from './access.ts'
import type { Refusal } from './errors.ts'
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type SuccessStatus = 200 | 201 | 202 | 204 | 302

/** A response without a body. */
export const noContent = { kind: 'none' } as const
/** A response that is a file of that type. */
export const file = (contentType: string) => ({ kind: 'file', contentType }) as const
/** An HTML page without scripts that any other site may embed in a frame. */
export const framedPage = { kind: 'file', contentType: 'text/html; charset=utf-8', framed: true } as const
/** An HTML page without scripts, opened from a mail. */
export const page = { kind: 'file', contentType: 'text/html; charset=utf-8', shown: true } as const
/** A private file of one of these types, streamed out of the storage; the browser opens it by its address. */
export const storedFile = (contentTypes: readonly string[]) => ({ kind: 'stored', contentTypes }) as const
/** A response that redirects the browser. */
export const redirection = { kind: 'redirect' } as const
/** A stream of server-sent events, each one JSON of that shape. */
export const stream = <Event extends z.ZodType>(event: Event) => ({ kind: 'stream', event }) as const

export type BodilessAnswer =
  | typeof noContent
  | ReturnType<typeof file>
  | ReturnType<typeof storedFile>
  | typeof framedPage
  | typeof page
  | typeof redirection
export type StreamAnswer = ReturnType<typeof stream>
export type AnswerSpec = z.ZodType | BodilessAnswer | StreamAnswer

export type Endpoint = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Access
  /** One line for the generated documentation. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** How the browser sends the body; the server reads JSON and form data alike. */
  readonly encoding?: 'json' | 'form'
  /** Maximum size of the body; 256 KB by default. Endpoints that take files set it. */
  readonly maxBytes?: number
  /** The handler receives the body as unparsed text, because a signature covers every byte of it. */
  readonly raw?: true
  readonly answers: { readonly [S in SuccessStatus]?: AnswerSpec }
  /**
   * What the act may refuse with, beyond what the rest of the declaration implies (access, input, limits, `creates`,
   * `confirmation`). Under test, any other refusal is an error of the server.
   */
  readonly refuses?: readonly Refusal[]
  /** Creates something: an `Idempotency-Key` is honoured. */
  readonly creates?: true
  /** Seconds for which any cache, shared ones included, may keep the response; without it, none may. */
  readonly cacheSeconds?: number
  /** The client may cache the response privately but must revalidate it each time: calendar applications poll. */
  readonly revalidates?: true
  /** Pages of any other site may read the response: it is the same for every caller. */
  readonly anyOrigin?: true
  /** Maximum number of calls per member (or per IP address without a session) within a window. */
  readonly limit?: {
    readonly max: number
    readonly seconds: number
    /** Counted together with everything else that has this name; without it, the endpoint counts alone. */
    readonly name?: string
    /** Counts only the calls that succeed: mistakes in a form do not use it up. */
    readonly accepted?: true
    /** Message of the refusal, where « patiente un instant » would be wrong. */
    readonly message?: string
  }
  /**
   * Hurts if somebody else uses an open session: refused (`confirmation_requise`) unless the password was typed again in this
   * session a moment ago.
   */
  readonly confirmation?: true
  /** For very frequent calls: the session is read from the memory of the process, without a database query. */
  readonly admission?: 'memory'
  /** For slow work before the writes, or a GET that writes: the handler opens its transaction itself. */
  readonly transaction?: 'own'
}

/** Keeps the literal types of every endpoint, so that both sides infer from the same object. */
export const defineEndpoints = <const T extends Record<string, Endpoint>>(endpoints: T): T => endpoints

type Part<E, K extends string, Side extends 'input' | 'output'> = E extends { readonly [k in K]: infer S }
  ? S extends z.ZodType
    ? { readonly [k in K]: Side extends 'input' ? z.input<S> : z.output<S> }
    : unknown
  : unknown

/** Parsed values that the handler receives. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** Values that the browser passes, before parsing. */
export type EndpointCall<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

type ReceivedAnswer<A, FileValue> = A extends z.ZodType
  ? z.output<A>
  : A extends { readonly kind: 'file' }
    ? FileValue
    : undefined

/** What the caller receives, for any success status; each side chooses its type for a file. */
export type EndpointResponse<E extends Endpoint, FileValue = never> = ReceivedAnswer<
  E['answers'][keyof E['answers']],
  FileValue
>
