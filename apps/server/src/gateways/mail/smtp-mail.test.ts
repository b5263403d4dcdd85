import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIcs, type IcsMethod } from '#kit/ics.ts'
import { startTestSmtp } from '#kit/test-smtp.ts'
import { MailRefused, type Mail } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

const FROM = 'Entrelles <bonjour@entrelles.test>'
const mail = {
  id: 'essai-1',
  to: 'lea@exemple.fr',
  subject: 'Essai',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
}

test('a mail carries its attachments with their names and types', async () => {
  const smtp = await startTestSmtp()
  const gateway = createSmtpMail(smtp.url, FROM)
  const content = Buffer.from('%PDF-1.7 é')
  try {
    await gateway.send({
      ...mail,
      attachments: [{ name: 'reçu.pdf', content, contentType: 'application/pdf' }],
    })
    await gateway.send({ ...mail, id: 'essai-2' })
  } finally {
    gateway.close()
    await smtp.close()
  }
  const [withOne, without] = smtp.received
  expect(withOne?.messageId).toBe('<essai-1@entrelles.test>')
  expect(withOne?.attachments).toMatchObject([{ filename: 'reçu.pdf', contentType: 'application/pdf' }])
  expect(withOne?.attachments[0]?.content).toEqual(content)
  expect(without?.attachments).toEqual([])
})

test('[M13] replies go to the address of the mail, or to its sender', async () => {
  const smtp = await startTestSmtp()
  const gateway = createSmtpMail(smtp.url, FROM)
  try {
    await gateway.send({ ...mail, replyTo: 'cornouaille@exemple.fr' })
    await gateway.send({ ...mail, id: 'essai-2' })
  } finally {
    gateway.close()
    await smtp.close()
  }
  expect(smtp.received.map(({ replyTo }) => replyTo?.text)).toEqual(['cornouaille@exemple.fr', undefined])
  expect(smtp.received.map(({ from }) => from?.value[0]?.address)).toEqual([
    'bonjour@entrelles.test',
    'bonjour@entrelles.test',
  ])
})

/** The raw source of the mails, with the headers of each part. */
const travel = async (...mails: Partial<Mail>[]) => {
  const sources: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway = createSmtpMail(
    `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    FROM,
  )
  try {
    for (const fields of mails) await gateway.send({ ...mail, ...fields })
  } finally {
    gateway.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return sources
}

/** The headers of a mail, by lower-case name; a folded one on a single line. */
const headersOf = (source: string): Map<string, string> => {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
}

describe('the headers of a mail', () => {
  test('[P-1] a mail that can be switched off offers it in one click, for any length of the address', async () => {
    const desabonnement = `https://entrelles.test/api/desabonnement?token=${'Aa0-_'.repeat(40)}`
    const [source = ''] = await travel({ desabonnement })
    const headers = headersOf(source)
    expect(headers.get('list-unsubscribe')).toBe(`<${desabonnement}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('every mail says that it is automatic; one that cannot be switched off offers no other header', async () => {
    const [source = ''] = await travel({})
    expect(headersOf(source).get('auto-submitted')).toBe('auto-generated')
    expect(source).not.toMatch(/list-unsubscribe/i)
  })
})

const image = { name: 'qr.png', content: Buffer.from('png'), contentType: 'image/png', cid: 'qr@entrelles' }

test('an inline image is related to the HTML, beside a file or alone', async () => {
  const file = { name: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
  const html = '<img src="cid:qr@entrelles" alt="QR code">'
  const sources = await travel({ html, attachments: [image] }, { html, attachments: [image, file] })
  for (const source of sources) {
    expect(source).toMatch(/^content-type: multipart\/related/im)
    expect(source).toMatch(/^content-disposition: inline; filename=qr\.png/im)
    const { attachments } = await simpleParser(source)
    expect(attachments.find(({ cid }) => cid === 'qr@entrelles')).toMatchObject({
      related: true,
      content: image.content,
    })
  }
})

describe('a calendar in a mail', () => {
  const calendarOf = (method: IcsMethod) => ({
    method,
    name: 'evenement.ics',
    content: buildIcs({
      method,
      events: [
        {
          uid: '1@entrelles.test',
          sequence: 1,
          stamp: '2026-11-14T09:00:00.000Z',
          start: '2026-11-19T17:30:00.000Z',
          end: '2026-11-19T19:30:00.000Z',
          zone: 'Europe/Paris',
          title: 'Fixer ses prix, à Saint-Malo ; un titre assez long pour que sa ligne soit pliée',
        },
      ],
    }),
  })

  test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
    '[P-2] is an alternative part that states its method (%s), and a file',
    async (method) => {
      const calendar = calendarOf(method)
      const [source = ''] = await travel({ calendar })
      const [, alternative = ''] = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(source) ?? []
      const parts = source.split(`--${alternative}`).slice(1, -1)
      const types = parts.map((part) => /^content-type: ([^\r\n]+(?:\r\n\s[^\r\n]+)*)/im.exec(part)?.[1])
      expect(types.map((type) => type?.split(';')[0])).toEqual(['text/plain', 'text/html', 'text/calendar'])
      expect(types[2]).toMatch(new RegExp(`;\\s*method=${method}(;|$)`))
      expect(types[2]).toMatch(/charset=utf-8/i)
      const { attachments, text } = await simpleParser(source)
      expect(text?.trim()).toBe('Bonjour')
      const files = attachments.filter(({ filename }) => filename === 'evenement.ics')
      expect(files.length).toBeGreaterThan(0)
      for (const { content } of attachments) expect(content.toString('utf8')).toBe(calendar.content)
      expect(new Set(attachments.map(({ contentType }) => contentType))).toEqual(
        new Set(['text/calendar', 'application/ics']),
      )
    },
  )

  test('coexists with an inline image, which stays with the HTML', async () => {
    const [source = ''] = await travel({ calendar: calendarOf('REQUEST'), attachments: [image] })
    const { attachments } = await simpleParser(source)
    expect(attachments.map(({ contentType, related }) => [contentType, related ?? false])).toEqual(
      expect.arrayContaining([
        ['image/png', true],
        ['text/calendar', false],
        ['application/ics', false],
      ]),
    )
  })

  test('coexists with other attachments, and is absent from a mail without a calendar', async () => {
    const attachments = [{ name: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }]
    const [both = '', none = ''] = await travel({ calendar: calendarOf('REQUEST'), attachments }, {})
    const names = (await simpleParser(both)).attachments.map(({ filename }) => filename)
    expect(names).toContain('a.pdf')
    expect(names).toContain('evenement.ics')
    expect(none).not.toMatch(/calendar|ics/i)
  })
})

describe('a mail server that refuses', () => {
  const answer = (status: number) => Object.assign(new Error('non'), { responseCode: status })
  const statusOf = (address: string): number => Number(/\d{3}/.exec(address)?.[0] ?? 0)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(statusOf(address) ? answer(statusOf(address)) : null),
    onRcptTo: ({ address }, _session, done) => done(statusOf(address) ? answer(statusOf(address)) : null),
    onData: (stream, _session, done) => {
      let content = ''
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()))
      stream.on('end', () => done(content.includes('spam') ? answer(554) : null))
    },
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const failureOf = async (fields: Partial<typeof mail>, from = FROM): Promise<unknown> => {
    const gateway = createSmtpMail(url, from)
    try {
      await gateway.send({ ...mail, ...fields })
      return undefined
    } catch (error) {
      return error
    } finally {
      gateway.close()
    }
  }

  test('a recipient or a mail permanently raises MailRefused', async () => {
    const address = await failureOf({ to: 'inconnue-550@exemple.fr' })
    expect(address).toBeInstanceOf(MailRefused)
    expect(address).toMatchObject({ status: 550 })
    // The reason is stored with the reminder, where no e-mail address may be kept.
    expect(String(address)).not.toContain('@')
    expect(await failureOf({ text: 'spam' })).toMatchObject({ name: 'MailRefused', status: 554 })
    expect(await failureOf({})).toBeUndefined()
  })

  test('temporarily, or refuses our sender, raises a plain error, which is retried', async () => {
    for (const failure of [
      await failureOf({ to: 'pleine-452@exemple.fr' }),
      await failureOf({}, 'bonjour-550@entrelles.test'),
    ]) {
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MailRefused)
    }
  })
})
