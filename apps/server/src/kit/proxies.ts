import { isIP } from 'node:net'

/** The names that Fastify knows for ranges of private addresses. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** `10.0.0.0/8`, or a single address. */
const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Whether a text lists the addresses of proxies, separated by commas. */
export const areProxies = (text: string): boolean =>
  text
    .split(',')
    .map((proxy) => proxy.trim())
    .every((proxy) => RANGES.includes(proxy) || isAddressOrRange(proxy))
