/** The push services of the browsers; `*.` stands for any subdomain. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
]

const matches = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service

/**
 * Whether an address is that of a push service: a member chooses what she sends, and the server must not call any other
 * host for her. `others` are hosts with their port, for tests.
 */
export const isPushService = (endpoint: string, others: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && [...SERVICES, ...others].some((service) => matches(host, service))
}
