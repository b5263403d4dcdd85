import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSmtp } from '#kit/test-smtp.ts'
import { MailRefused } from './mail.ts'
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

describe('a mail server that says no', () => {
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

  test('for good to an address, or to the mail itself, is told apart', async () => {
    const address = await failureOf({ to: 'inconnue-550@exemple.fr' })
    expect(address).toBeInstanceOf(MailRefused)
    expect(address).toMatchObject({ status: 550 })
    // Its reason is kept beside the reminder, where no address must stay.
    expect(String(address)).not.toContain('@')
    expect(await failureOf({ text: 'spam' })).toMatchObject({ name: 'MailRefused', status: 554 })
    expect(await failureOf({})).toBeUndefined()
  })

  test('for now, or to us, is not a refusal: it is tried again', async () => {
    for (const failure of [
      await failureOf({ to: 'pleine-452@exemple.fr' }),
      await failureOf({}, 'bonjour-550@entrelles.test'),
    ]) {
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MailRefused)
    }
  })
})
