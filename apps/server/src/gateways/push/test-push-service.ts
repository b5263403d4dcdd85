import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createCertificate } from '#kit/test-certificate.ts'
import type { PushDestination } from './push.ts'

/** A pair of VAPID keys, as `npm run vapid` prints it. */
export const createVapid = () => {
  const pair = createECDH('prime256v1')
  const clePublique = pair.generateKeys('base64url')
  const scalar = pair.getPrivateKey('hex').padStart(64, '0')
  return { clePublique, clePrivee: Buffer.from(scalar, 'hex').toString('base64url') }
}

/** A browser: its keys, and what decrypts its messages (RFC 8188, RFC 8291), written independently of the library under test. */
export const createBrowser = () => {
  const pair = createECDH('prime256v1')
  const ours = pair.generateKeys()
  const auth = randomBytes(16)
  const cles = { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') }
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    cles,
    at: (endpoint: string): PushDestination => ({ endpoint, cles }),
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const end = 21 + (body[20] ?? 0)
      const theirs = body.subarray(21, end)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
      const key = derive(pair.computeSecret(theirs), auth, info, 32)
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      )
      cipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** The claims of an Authorization header, if its key signed them (RFC 8292). */
export const readVapid = (
  authorization = '',
): { aud: string; sub: string; exp: number; key: string } | undefined => {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!head || !claims || !signature || !key) return undefined
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key } : undefined
}

type Received = {
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
type Behaviour = (response: ServerResponse, path: string) => void

const accept: Behaviour = (response) => void response.writeHead(201).end()

/** A push service with TLS on this machine; `behave` changes its next answers. */
export const startPushService = async () => {
  const { key, cert } = createCertificate()
  const received: Received[] = []
  let behaviour = accept
  const server = createServer({ key, cert }, (incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { url: path = '', method = '', headers } = incoming
      received.push({ path, method, headers, body: Buffer.concat(chunks) })
      behaviour(response, path)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `https://${host}`,
    ca: cert,
    received,
    behave: (next: Behaviour = accept) => {
      behaviour = next
      received.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
