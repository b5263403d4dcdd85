import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Steps accepted on either side, for clock differences and typing time. */
const WINDOW = 1

const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: 'Entrelles',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: PERIOD_SECONDS,
  })

/** The 30-second step of a code, if it is currently valid. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** The key of an authenticator app, and the URL for its QR code. */
export const keyOf = (secret: Buffer, email: string): { cle: string; adresse: string } => {
  const totp = totpOf(secret, email)
  return { cle: totp.secret.base32, adresse: totp.toString() }
}
