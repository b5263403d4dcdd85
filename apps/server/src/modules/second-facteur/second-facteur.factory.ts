import { Secret, TOTP } from 'otpauth'

/** What an application of codes that was given that key shows at that instant. */
export const codeAt = (cle: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(cle), period: 30 }).generate({ timestamp: now.getTime() })
