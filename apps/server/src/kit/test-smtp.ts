import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type TestSmtp = {
  readonly url: string
  /** The mails taken charge of, in order. */
  readonly received: ParsedMail[]
  /** How many conversations came to their content, answered or not. */
  readonly conversations: () => number
  readonly close: () => Promise<void>
}

/**
 * An SMTP server of the test's own: it leaves the first conversations unanswered, takes charge of the first mails without
 * saying so, or takes its time.
 */
export const startTestSmtp = async ({
  hangs = 0,
  muteAfterTaking = 0,
  delayMs = 0,
  port: wanted = 0,
} = {}): Promise<TestSmtp> => {
  const received: ParsedMail[] = []
  let conversations = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      conversations += 1
      if (conversations <= hangs) {
        stream.resume()
        return
      }
      void simpleParser(stream).then(async (mail) => {
        await wait(delayMs)
        received.push(mail)
        if (received.length > muteAfterTaking) done()
      }, done)
    },
  })
  // A killed client breaks its connection: that is what the tests do.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    conversations: () => conversations,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
