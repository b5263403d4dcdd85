const SECRET = /^[A-Za-z0-9_-]{43}$/

/** A refresh token contains its session id, so that a token replaced long ago is still recognised. */
export const refreshTokenOf = (sessionId: string, secret: string): string =>
  `${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`

/** The session id of a well-formed refresh token. */
export const sessionIdOf = (refreshToken: string): string | undefined => {
  const [id = '', secret = ''] = refreshToken.split('.', 2)
  const hex = Buffer.from(id, 'base64url').toString('hex')
  if (hex.length !== 32 || !SECRET.test(secret)) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
