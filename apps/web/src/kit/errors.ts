import { UNEXPECTED, type AppError, type ErrorBody, type Violation } from '@entrelles/contract/kit/errors.ts'

/** Status of a call that got no answer at all: no network, or cut on the way. */
export const NO_ANSWER = 0

/** A call that did not succeed: the server's refusal with its French sentence, or no answer at all. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly violations: readonly Violation[]
  /** What goes back with the code of a second factor. */
  readonly defi: string | undefined
  /** The answer as it came (R7-15). */
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

/** A refusal that the client pronounces by itself, with the sentence the server would give. */
export const refusalOf = ({ status, code, message }: AppError): CallError =>
  new CallError(status, { code, message })

const bodyOf = (text: string): ErrorBody => {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null
    // A proxy's page, an empty answer: nothing in it is for the member.
    return typeof body?.code === 'string' && typeof body.message === 'string'
      ? (body as ErrorBody)
      : UNEXPECTED
  } catch {
    return UNEXPECTED
  }
}

/** A refused form told at the fields of another; undefined when no field was wrong. */
export const renamedRefusal = (error: unknown, champOf: (champ: string) => string): CallError | undefined => {
  if (!(error instanceof CallError) || error.violations.length === 0) return undefined
  const violations = error.violations.map(({ champ, message }) => ({ champ: champOf(champ), message }))
  return new CallError(error.status, { ...UNEXPECTED, violations })
}

/** The error that a refused answer raises. */
export const callErrorOf = async (response: Response): Promise<CallError> => {
  const text = await response.text()
  return new CallError(response.status, bodyOf(text), text)
}

/** The sentence to show for any failure (R8-1). */
export const messageOf = (error: unknown): string =>
  error instanceof CallError ? error.message : UNEXPECTED.message

/** Whether the server has judged the call and would judge it the same way again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500
