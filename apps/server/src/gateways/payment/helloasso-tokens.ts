import { before, deadlineOf, type Deadline, type Http } from './helloasso-http.ts'
import { token as tokenSchema, type Token } from './helloasso-schemas.ts'
import { PaymentUnavailable } from './payment.ts'

const EARLY_MS = 60_000

type Keys = { readonly url: string; readonly clientId: string; readonly clientSecret: string }

/**
 * Caches the access token: concurrent calls share one request, and it is renewed a minute before it expires.
 * If the platform refuses the refresh token, the client keys are used instead.
 */
export const createTokens = (http: Http, { url, clientId, clientSecret }: Keys) => {
  let current: { token: Token; until: number } | undefined
  let pending: Promise<string> | undefined

  const ask = async (form: Record<string, string>): Promise<Token | undefined> => {
    const deadline = deadlineOf('page')
    const answer = await http.send({ method: 'POST', url: `${url}/oauth2/token`, deadline, form })
    return answer.status === 200 ? tokenSchema.safeParse(answer.body).data : undefined
  }

  const renew = async (): Promise<string> => {
    const refresh_token = current?.token.refresh_token
    const keys = { client_id: clientId, client_secret: clientSecret }
    const token =
      (refresh_token !== undefined
        ? await ask({ grant_type: 'refresh_token', refresh_token, ...keys })
        : undefined) ?? (await ask({ grant_type: 'client_credentials', ...keys }))
    if (!token) {
      current = undefined
      throw new PaymentUnavailable('The payment platform refuses our keys.')
    }
    current = { token, until: performance.now() + token.expires_in * 1000 - EARLY_MS }
    return token.access_token
  }

  return {
    get: (deadline: Deadline): Promise<string> => {
      if (current && performance.now() < current.until) return Promise.resolve(current.token.access_token)
      pending ??= renew().finally(() => {
        pending = undefined
      })
      return before(deadline, pending)
    },
    /** Invalidates this token, refused by the platform, unless a newer one has replaced it. */
    drop: (access: string): void => {
      if (current?.token.access_token === access) current.until = 0
    },
  }
}
