import type { Access } from './access.ts'
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type SuccessStatus = 200 | 201 | 202 | 204 | 302

/** An answer without a body. */
export const noContent = { kind: 'none' } as const
/** An answer that is a file of that type. */
export const file = (contentType: string) => ({ kind: 'file', contentType }) as const
/** An answer that is a page, without a script, that the browser shows: any other site may hold it in a frame. */
export const framedPage = { kind: 'file', contentType: 'text/html; charset=utf-8', framed: true } as const
/** An answer that sends the browser elsewhere. */
export const redirection = { kind: 'redirect' } as const
/** An answer that lasts: server-sent events, each one JSON of that shape. */
export const stream = <Event extends z.ZodType>(event: Event) => ({ kind: 'stream', event }) as const

export type BodilessAnswer =
  typeof noContent | ReturnType<typeof file> | typeof framedPage | typeof redirection
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
  /** The most bytes that the body may count; 256 KB unless told. One that takes files tells. */
  readonly maxBytes?: number
  /** The body is given as the text it came in: a signature covers every byte of it. */
  readonly raw?: true
  readonly answers: { readonly [S in SuccessStatus]?: AnswerSpec }
  /** Makes something: an `Idempotency-Key` is honoured. */
  readonly creates?: true
  /** Seconds that any cache may keep the answer; private answers are never kept. */
  readonly cacheSeconds?: number
  /** Her own program may keep the answer, and asks each time whether it is still the same. */
  readonly revalidates?: true
  /** Pages of any other site may read the answer: it is the same whoever asks. */
  readonly anyOrigin?: true
  /** Calls allowed to one member (or one address without a session) within a window. */
  readonly limit?: {
    readonly max: number
    readonly seconds: number
    /** What whoever goes beyond is told, when « patiente un instant » would be wrong. */
    readonly message?: string
  }
  /** Called all the time: the caller is admitted from what the process remembers of her, without asking the database. */
  readonly admission?: 'memory'
  /** Does slow work before it writes, or writes although it is a GET: it opens its transaction itself. */
  readonly transaction?: 'own'
}

/** Keeps the literal types of every endpoint, so that both sides infer from the same object. */
export const defineEndpoints = <const T extends Record<string, Endpoint>>(endpoints: T): T => endpoints

type Part<E, K extends string, Side extends 'input' | 'output'> = E extends { readonly [k in K]: infer S }
  ? S extends z.ZodType
    ? { readonly [k in K]: Side extends 'input' ? z.input<S> : z.output<S> }
    : unknown
  : unknown

/** What the handler receives: parsed values. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

/** What the browser gives: values before parsing. */
export type EndpointCall<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

type ReceivedAnswer<A, FileValue> = A extends z.ZodType
  ? z.output<A>
  : A extends { readonly kind: 'file' }
    ? FileValue
    : undefined

/** What the caller gets, whichever success status came back; each side says what a file is to it. */
export type EndpointResponse<E extends Endpoint, FileValue = never> = ReceivedAnswer<
  E['answers'][keyof E['answers']],
  FileValue
>
