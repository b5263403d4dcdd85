import { createHmac } from 'node:crypto'

export const SECRETS = {
  REBONDS_SECRET: 'secret-de-la-forme-generique',
  REBONDS_BREVO_JETON: 'jeton-donne-a-brevo',
  REBONDS_MAILGUN_CLE: 'cle-de-signature-de-mailgun',
}

/** A hard bounce with the fields of Brevo’s transactional events; the values are ours. */
export const brevoOf = (email: string, fields: Record<string, unknown> = {}) => ({
  event: 'hard_bounce',
  email,
  id: 26224,
  date: '2020-10-09 00:00:00',
  ts: 1604933619,
  'message-id': '<201798300811.5787683@relay.domain.com>',
  ts_event: 1604933654,
  subject: 'My first Transactional',
  'X-Mailin-custom': 'some_custom_header',
  sending_ip: '185.41.28.109',
  template_id: 22,
  tag: '["transactionalTag"]',
  tags: ['myFirstTransactional'],
  ts_epoch: 1604933653,
  reason: '550 5.1.1 The email account that you tried to reach does not exist',
  ...fields,
})

/** Mailgun’s sample event of a permanent failure, with another address. */
export const mailgunEventOf = (recipient: string, fields: Record<string, unknown> = {}) => ({
  id: 'G9Bn5sl1TC6nu79C8C0bwg',
  timestamp: 1521233195.375624,
  'log-level': 'error',
  event: 'failed',
  severity: 'permanent',
  reason: 'suppress-bounce',
  'delivery-status': {
    'attempt-no': 1,
    message: '',
    code: 605,
    'enhanced-code': '',
    description: 'Not delivering to previously bounced address',
    'session-seconds': 0,
  },
  flags: { 'is-routed': false, 'is-authenticated': true, 'is-system-test': false, 'is-test-mode': false },
  envelope: { sender: 'bob@sample.mailgun.com', transport: 'smtp', targets: recipient },
  message: { headers: { to: recipient, subject: 'Test permanent_fail webhook' }, size: 111 },
  recipient,
  'recipient-domain': 'exemple.fr',
  storage: { url: 'https://se.api.mailgun.net/v3/domains/sample.mailgun.com/messages/message_key' },
  campaigns: [],
  tags: ['my_tag_1', 'my_tag_2'],
  'user-variables': { my_var_1: 'Mailgun Variable #1', 'my-var-2': 'awesome' },
  ...fields,
})

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** The headers with which a script signs a body of the generic form. */
export const signed = (body: string, at: Date, secret = SECRETS.REBONDS_SECRET) => ({
  'x-entrelles-horodatage': secondsOf(at),
  'x-entrelles-signature': hmac(secret, `${secondsOf(at)}.${body}`),
})

let tokens = 0

/** Mailgun’s signature, with a new token each time. */
export const mailgunSignatureOf = (at: Date, secret = SECRETS.REBONDS_MAILGUN_CLE) => {
  tokens += 1
  const token = `e0b5477167110d68991efc6b9f89f0a11066af27834600${String(tokens).padStart(4, '0')}`
  const timestamp = secondsOf(at)
  return { timestamp, token, signature: hmac(secret, `${timestamp}${token}`) }
}
