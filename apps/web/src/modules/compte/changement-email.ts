import type { Path } from '@entrelles/contract/kit/paths.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import { call } from '#kit/call.ts'
import { CallError, refusalOf } from '#kit/errors.ts'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'
import { notify, notifyFailure } from '#kit/notify.ts'

export const CHANGEMENT_EMAIL = '/changement_email' satisfies Path
const GONE = 410

/** The error of a link that could not be followed (R8-6). */
export const changementFailureOf = (error: unknown): CallError =>
  refusalOf(
    error instanceof CallError && error.status === GONE
      ? compteErrors.changement_expire()
      : compteErrors.changement_impossible(),
  )

const accept = async (token: string): Promise<void> => {
  try {
    if (token === '') throw refusalOf(compteErrors.changement_impossible())
    const { compteEndpoints } = await loadWithRetry(
      () => import('@entrelles/contract/modules/compte/compte.endpoints.ts'),
    )
    const { message } = await call(compteEndpoints.acceptChangementEmail, { body: { token } })
    notify(message)
  } catch (error) {
    notifyFailure(changementFailureOf(error))
  }
}

/**
 * Confirms an email change in the background while the page goes to the root (R2.1-5). The token is first removed from
 * the URL and the history, so that it is sent only once.
 */
export const followChangementEmail = (): void => {
  if (location.pathname !== CHANGEMENT_EMAIL) return
  const token = new URLSearchParams(location.search).get('token') ?? ''
  history.replaceState(history.state, '', '/')
  void accept(token)
}
