import { randomBytes } from 'node:crypto'
import { oauthError } from './errors.ts'
import { empty, json, type Answer, type Call } from './http.ts'
import type { CallFaults } from './knobs.ts'
import type { World } from './world.ts'

const ACCESS_SECONDS = 1800
const REFRESH_SECONDS = 30 * 86_400

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Has the format of the platform's tokens, with a random signature: it is looked up, never verified. */
const createAccessToken = (now: number): string => {
  const seconds = Math.floor(now / 1000)
  const claims = {
    jti: randomBytes(16).toString('hex'),
    cps: ['AccessPublicData', 'AccessTransactions', 'Checkout'],
    urs: 'OrganizationAdmin',
    nbf: seconds,
    exp: seconds + ACCESS_SECONDS,
  }
  return [encode({ alg: 'RS256', typ: 'JWT' }), encode(claims), randomBytes(64).toString('base64url')].join(
    '.',
  )
}

const issue = ({ store, now }: World, faults: CallFaults): Answer => {
  const access = createAccessToken(now())
  const refresh = randomBytes(48).toString('base64url')
  const seconds = faults('short-lived')?.seconds ?? ACCESS_SECONDS
  store.accessTokens.set(access, now() + seconds * 1000)
  store.refreshTokens.set(refresh, now() + REFRESH_SECONDS * 1000)
  return json(200, {
    access_token: access,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
  })
}

/** A refresh token is valid once: the response has the next one. */
const spendRefreshToken = ({ store, now }: World, token: string): boolean => {
  const expiry = store.refreshTokens.get(token)
  store.refreshTokens.delete(token)
  return expiry !== undefined && expiry > now()
}

/** POST /oauth2/token */
export const giveToken = (world: World, call: Call, faults: CallFaults): Answer => {
  const { clientId, clientSecret } = world.organisation
  if (!call.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return oauthError(400, 'invalid_request', 'The request must be form-encoded.')
  const form = new URLSearchParams(call.body)
  const grant = form.get('grant_type')
  if (grant !== 'client_credentials' && grant !== 'refresh_token')
    return oauthError(400, 'unsupported_grant_type', 'The grant type is not supported.')
  // With a refresh token the secret is optional, but a wrong one is refused.
  const secret = form.get('client_secret') ?? (grant === 'refresh_token' ? clientSecret : undefined)
  if (form.get('client_id') !== clientId || secret !== clientSecret)
    return oauthError(401, 'invalid_client', 'Client authentication failed.')
  if (grant === 'refresh_token' && !spendRefreshToken(world, form.get('refresh_token') ?? ''))
    return oauthError(400, 'invalid_grant', 'The refresh token is invalid, expired or already used.')
  return issue(world, faults)
}

/** Refuses a call whose token is missing, unknown or expired. */
export const refuseToken = ({ store, now }: World, { headers }: Call): Answer | undefined => {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const expiry = store.accessTokens.get(token ?? '')
  if (expiry !== undefined && expiry > now()) return undefined
  return empty(401, { 'www-authenticate': token ? 'Bearer error="invalid_token"' : 'Bearer' })
}
