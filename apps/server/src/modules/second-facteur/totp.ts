import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A clock that is a little wrong, and the time it takes to type. */
const WINDOW = 1

const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: 'Entrelles',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: PERIOD_SECONDS,
  })

/** The step of thirty seconds that a code belongs to, if it is one of now. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** What an application of codes is given: its key, and the address that an image can hold. */
export const keyOf = (secret: Buffer, email: string): { cle: string; adresse: string } => {
  const totp = totpOf(secret, email)
  return { cle: totp.secret.base32, adresse: totp.toString() }
}
