import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type {
  Credentials,
  Me,
  SecondFacteurForm,
  Tokens,
} from '@entrelles/contract/modules/session/session.schema.ts'
import { useSyncExternalStore } from 'react'
import { call, setSessionHandler } from './call.ts'
import { CallError, refusalOf } from './errors.ts'
import { loadWithRetry } from './lazy-with-retry.ts'
import { queryOf } from './query.ts'
import { queryClient } from './query-client.ts'
import { setSessionEnd } from './refresh.ts'
import { isAccepted } from './session-rules.ts'
import { clearTokens, onTokensCleared, readTokens, storeTokens } from './tokens.ts'

/** The states of R4-1, spelling kept. */
export type Session =
  | { readonly state: 'Not initialized' | 'Disconected'; readonly user?: undefined }
  | { readonly state: 'Connected'; readonly user: Me }

let current: Session = { state: 'Not initialized' }
const listeners = new Set<() => void>()

const setSession = (session: Session): void => {
  current = session
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getSession = (): Session => current

export const useSession = (): Session => useSyncExternalStore(subscribe, getSession)

/** Who is connected, on a screen that only a connected member reaches. */
export const useUser = (): Me => {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a session: its route must not be public.')
  return user
}

/** Tells when the session ends, whoever ended it: this tab, another one or the server. */
export const onSessionClosed = (listener: () => void): (() => void) =>
  subscribe(() => {
    if (current.state === 'Disconected') listener()
  })

/** Forgets her: tokens, user and every answer that was hers. */
export const closeSession = (): void => {
  clearTokens()
  queryClient.clear()
  setSession({ state: 'Disconected' })
}

// Schemas weigh a quarter of the rest: a visitor who reads the login page has no use for them yet.
const loadEndpoints = async () =>
  (await loadWithRetry(() => import('@entrelles/contract/modules/session/session.endpoints.ts')))
    .sessionEndpoints

/** Asks who is connected, and shows what she may see now. */
export const loadUser = async (): Promise<Me> => {
  const { getMe } = await loadEndpoints()
  const user = await queryClient.fetchQuery({ ...queryOf(getMe, {}), staleTime: 0 })
  if (!isAccepted(user)) throw refusalOf(sessionErrors.identifiants_invalides())
  setSession({ state: 'Connected', user })
  return user
}

/** Opens a session in the order of R7-17; a failure leaves nothing stored. */
const open = async (tokens: Tokens): Promise<Me> => {
  storeTokens(tokens)
  // Whoever was here before has left nothing for her.
  queryClient.clear()
  try {
    return await loadUser()
  } catch (error) {
    closeSession()
    throw error
  }
}

export const openSession = async (credentials: Credentials): Promise<Me> => {
  const { createSession } = await loadEndpoints()
  return open(await call(createSession, { body: credentials }))
}

/** The same with the code that an account with a second factor asks for. */
export const openSessionAvecCode = async (given: SecondFacteurForm): Promise<Me> => {
  const { acceptSecondFacteur } = await loadEndpoints()
  return open(await call(acceptSecondFacteur, { body: given }))
}

/** The same with the token of a mail's link. */
export const openSessionParLien = async (token: string): Promise<Me> => {
  const { createSessionParLien } = await loadEndpoints()
  return open(await call(createSessionParLien, { params: { token } }))
}

const revoke = async (refreshToken: string): Promise<void> => {
  const { deleteSession } = await loadEndpoints()
  await call(deleteSession, { body: { refresh_token: refreshToken } })
}

/** Ends her session here and on the server; she is out at once, whatever the server answers (R7-18). */
export const logout = (): void => {
  const refreshToken = readTokens()?.refresh_token
  if (refreshToken) revoke(refreshToken).catch(() => undefined)
  closeSession()
}

let initialization: Promise<void> | undefined

const initialize = async (): Promise<void> => {
  if (!readTokens()) return setSession({ state: 'Disconected' })
  try {
    await loadUser()
  } catch (error) {
    // Without an answer nobody knows who she is: the tokens stay for the next try.
    if (!(error instanceof CallError) || error.status !== 401) throw error
    closeSession()
  }
}

/** The session once the stored tokens have been checked. */
export const readySession = async (): Promise<Session> => {
  if (current.state === 'Not initialized') {
    initialization ??= initialize().finally(() => (initialization = undefined))
    await initialization
  }
  return current
}

// R7-16: a public endpoint that answers 401 speaks of what it was sent, not of the session.
setSessionHandler((error, endpoint) => {
  if (error.status === 401 && endpoint.access !== 'public' && readTokens()) closeSession()
})

onTokensCleared(closeSession)

// R4-4: no new token is given for it. The page made anew leads to the login; one shown meanwhile would lose what is typed in it.
setSessionEnd(() => {
  clearTokens()
  location.reload()
})
