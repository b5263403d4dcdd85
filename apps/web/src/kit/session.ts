import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Credentials, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useSyncExternalStore } from 'react'
import { call, setSessionHandler } from './call.ts'
import { CallError, refusalOf } from './errors.ts'
import { queryOf } from './query.ts'
import { queryClient } from './query-client.ts'
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

const loadUser = async (): Promise<Me> => {
  const user = await queryClient.fetchQuery(queryOf(sessionEndpoints.getMe, {}))
  if (!isAccepted(user)) throw refusalOf(sessionErrors.identifiants_invalides())
  setSession({ state: 'Connected', user })
  return user
}

/** Opens a session in the order of R7-17; a failure leaves nothing stored. */
export const openSession = async (credentials: Credentials): Promise<Me> => {
  storeTokens(await call(sessionEndpoints.createSession, { body: credentials }))
  try {
    return await loadUser()
  } catch (error) {
    closeSession()
    throw error
  }
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
