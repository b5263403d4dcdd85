import { UNEXPECTED, type AppError, type ErrorBody, type Violation } from '@entrelles/contract/kit/errors.ts'

/** Status of a call without a response: no network, or a broken connection. */
export const NO_ANSWER = 0

/** A failed call: a refusal with its French message, or no response. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly violations: readonly Violation[]
  /** Challenge token, sent back with the code of the second factor. */
  readonly defi: string | undefined
  /** The raw response body (R7-15). */
  readonly text: string

  constructor(status: number, body: ErrorBody = UNEXPECTED, text = '', cause?: unknown) {
    super(body.message, { cause })
    this.name = 'CallError'
    this.status = status
    this.code = body.code
    this.violations = body.violations ?? []
    this.defi = body.defi
    this.text = text
  }
}

/** A refusal raised by the client, with the message that the server would send. */
export const refusalOf = ({ status, code, message }: AppError): CallError =>
  new CallError(status, { code, message })

const bodyOf = (text: string): ErrorBody => {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null
    // A proxy page or an empty body has no message for the member.
    return typeof body?.code === 'string' && typeof body.message === 'string'
      ? (body as ErrorBody)
      : UNEXPECTED
  } catch {
    return UNEXPECTED
  }
}

/** Renames the fields of a refused form; undefined when the error has no violations. */
export const renamedRefusal = (error: unknown, champOf: (champ: string) => string): CallError | undefined => {
  if (!(error instanceof CallError) || error.violations.length === 0) return undefined
  const violations = error.violations.map(({ champ, message }) => ({ champ: champOf(champ), message }))
  return new CallError(error.status, { ...UNEXPECTED, violations })
}

export const callErrorOf = async (response: Response): Promise<CallError> => {
  const text = await response.text()
  return new CallError(response.status, bodyOf(text), text)
}

/** Whether the call waits for the user's password; thrown to the caller when she gives up. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'confirmation_requise'

/** Whether the record has changed since it was read. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'version_depassee'

/** The message to show for any failure (R8-1). */
export const messageOf = (error: unknown): string =>
  error instanceof CallError ? error.message : UNEXPECTED.message

/** Whether the server refused the call: a retry would get the same response. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500
