import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type {
  Credentials,
  Me,
  MotDePasseLien,
  SecondFacteurForm,
  Tokens,
} from '@entrelles/contract/modules/session/session.schema.ts'
import { useSyncExternalStore } from 'react'
import { call, setSessionHandler } from './call.ts'
import { emptyDeviceStore } from './device-store.ts'
import { CallError, refusalOf } from './errors.ts'
import { dropAllKept, keepForms, markAccountChange, setFormsOwner } from './kept-forms.ts'
import { loadWithRetry } from './lazy-with-retry.ts'
import { endPush } from './push.ts'
import { queryOf } from './query.ts'
import { queryClient } from './query-client.ts'
import { setSessionEnd } from './refresh.ts'
import { accountOf } from './refresh-rules.ts'
import { isAccepted } from './session-rules.ts'
import { clearTokens, onTokensCleared, onTokensStored, readTokens, storeTokens } from './tokens.ts'

/** The states of R4-1, with their original spelling. */
export type Session =
  | { readonly state: 'Not initialized' | 'Disconected'; readonly user?: undefined }
  | { readonly state: 'Connected'; readonly user: Me }

let current: Session = { state: 'Not initialized' }
const listeners = new Set<() => void>()

const setSession = (session: Session): void => {
  current = session
  setFormsOwner(session.user?.adherente.id)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getSession = (): Session => current

export const useSession = (): Session => useSyncExternalStore(subscribe, getSession)

/** The signed-in user, on a screen whose route is secured. */
export const useUser = (): Me => {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a session: its route must not be public.')
  return user
}

/** Calls the listener when this tab, another tab or the server ends the session. */
export const onSessionClosed = (listener: () => void): (() => void) =>
  subscribe(() => {
    if (current.state === 'Disconected') listener()
  })

/** Clears the tokens, the user and the query cache. */
export const closeSession = (): void => {
  clearTokens()
  queryClient.clear()
  setSession({ state: 'Disconected' })
}

/** The session ended without the user: what she was typing waits for her next login. */
const loseSession = (): void => {
  keepForms()
  closeSession()
}

// The schemas add a quarter to the bundle: the login page does without them until the form is sent.
const loadEndpoints = async () =>
  (await loadWithRetry(() => import('@entrelles/contract/modules/session/session.endpoints.ts')))
    .sessionEndpoints

/** Loads the signed-in user and updates the session. */
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
  // Drops the cached responses of a previous user.
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

/** Logs in with the code of a second factor. */
export const openSessionAvecCode = async (given: SecondFacteurForm): Promise<Me> => {
  const { acceptSecondFacteur } = await loadEndpoints()
  return open(await call(acceptSecondFacteur, { body: given }))
}

/** Logs in with the token of an emailed link. */
export const openSessionParLien = async (token: string): Promise<Me> => {
  const { createSessionParLien } = await loadEndpoints()
  return open(await call(createSessionParLien, { params: { token } }))
}

/** Logs in with the link that confirms a sign-up, and the password chosen on its page. */
export const openSessionAvecMotDePasse = async (token: string, body: MotDePasseLien): Promise<Me> => {
  const { createSessionAvecMotDePasse } = await loadEndpoints()
  return open(await call(createSessionAvecMotDePasse, { params: { token }, body }))
}

const revoke = async (refreshToken: string): Promise<void> => {
  const { deleteSession } = await loadEndpoints()
  await call(deleteSession, { body: { refresh_token: refreshToken } })
}

/** Ends the session here at once and on the server in the background (R7-18). */
export const logout = (): void => {
  const refreshToken = readTokens()?.refresh_token
  if (refreshToken) revoke(refreshToken).catch(() => undefined)
  // The next user of this browser must not see her notifications.
  void endPush()
  dropAllKept()
  if (current.user) void emptyDeviceStore(current.user.adherente.id)
  closeSession()
}

let initialization: Promise<void> | undefined

const initialize = async (): Promise<void> => {
  if (!readTokens()) return setSession({ state: 'Disconected' })
  try {
    await loadUser()
  } catch (error) {
    // Only a 401 ends the session: after a network failure the tokens stay for the next try.
    if (!(error instanceof CallError) || error.status !== 401) throw error
    closeSession()
  }
}

/** The session, after the stored tokens have been checked. */
export const readySession = async (): Promise<Session> => {
  if (current.state === 'Not initialized') {
    initialization ??= initialize().finally(() => (initialization = undefined))
    await initialization
  }
  return current
}

// R7-16: a 401 of a public endpoint concerns its input, not the session.
setSessionHandler((error, endpoint) => {
  if (error.status === 401 && endpoint.access !== 'public' && readTokens()) loseSession()
})

onTokensCleared(loseSession)

// Another tab logged in with another account: this page must not save with it what it shows of the first one.
onTokensStored(() => {
  const account = accountOf(readTokens()?.token ?? '')
  if (!current.user || account === undefined || account === current.user.adherente.id) return
  keepForms()
  markAccountChange()
  location.reload()
})

// R4-4: the refresh was refused. The reload leads to the login page. closeSession would show that page before the
// reload, which would erase what the user types there.
setSessionEnd(() => {
  keepForms()
  clearTokens()
  location.reload()
})
