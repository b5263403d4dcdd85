import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { encodeForm } from '@entrelles/contract/kit/form-data.ts'
import { refusalOf } from './errors.ts'

type Scalar = string | number | boolean

/** The input of a call, untyped. */
export type LooseInput = {
  readonly params?: Readonly<Record<string, Scalar>>
  readonly query?: Readonly<Record<string, Scalar | undefined>>
  readonly body?: Readonly<Record<string, unknown>>
}

// « .. » in a path would reach another endpoint, and encoding does not prevent it.
const CLIMBING = new Set(['', '.', '..'])

const segmentOf = (value: Scalar | undefined): string => {
  const segment = String(value ?? '')
  if (CLIMBING.has(segment)) throw refusalOf(commonErrors.introuvable())
  return encodeURIComponent(segment)
}

/** The URL of a call, always on the same origin (R7-13). */
export const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string => {
  const url = new URL(
    endpoint.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(params[name])),
    location.origin,
  )
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

const formOf = (body: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  for (const [name, value] of encodeForm(body)) form.append(name, value)
  return form
}

type Encoded = { readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> }

/** The encoded body of a call with its content type; the browser sets the type of form data. */
export const bodyOf = (endpoint: Endpoint, { body }: LooseInput): Encoded => {
  if (body === undefined) return {}
  if (endpoint.encoding === 'form') return { body: formOf(body) }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
