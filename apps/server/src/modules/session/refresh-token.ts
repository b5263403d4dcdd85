const SECRET = /^[A-Za-z0-9_-]{43}$/

/** A refresh token names its session, so that one which has been replaced long ago is still known for what it was. */
export const refreshTokenOf = (sessionId: string, secret: string): string =>
  `${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`

/** The session that a refresh token names, if it looks like one. */
export const sessionIdOf = (refreshToken: string): string | undefined => {
  const [id = '', secret = ''] = refreshToken.split('.', 2)
  const hex = Buffer.from(id, 'base64url').toString('hex')
  if (hex.length !== 32 || !SECRET.test(secret)) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
