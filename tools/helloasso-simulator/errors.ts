import { html, json, type Answer } from './http.ts'

/** Refusal by a rule of the platform; its messages are meant for the payer. */
export type ListedError = { readonly code: string; readonly message: string }
/** Refusal of the shape of a field: « Payer.FirstName » → its errors. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export const listError = (status: number, errors: readonly ListedError[], headers = {}): Answer =>
  json(status, { errors }, headers)

export const problem = (status: number, errors: FieldErrors, headers = {}): Answer =>
  json(
    status,
    {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status,
      errors,
    },
    { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  )

export const oauthError = (status: number, error: string, description: string, headers = {}): Answer =>
  json(status, { error, error_description: description }, headers)

/** Response of the proxy in front of the platform when the platform is down. */
const htmlError = (status: number, message: string, headers = {}): Answer =>
  html(
    status,
    `<html>\r\n<head><title>${status}</title></head>\r\n<body><center><h1>${status} ${message}</h1></center></body>\r\n</html>\r\n`,
    headers,
  )

export type ErrorShape = 'list' | 'problem' | 'oauth' | 'html'

/** The same refusal in any of the shapes that a client may receive. */
export const errorIn = (shape: ErrorShape, status: number, message: string, headers = {}): Answer => {
  switch (shape) {
    case 'list':
      return listError(status, [{ code: `Simulated${status}`, message }], headers)
    case 'problem':
      return problem(status, { '': [message] }, headers)
    case 'oauth':
      return oauthError(status, 'server_error', message, headers)
    case 'html':
      return htmlError(status, message, headers)
  }
}
