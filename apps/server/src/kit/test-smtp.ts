import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type TestSmtp = {
  readonly url: string
  /** The accepted mails, in order. */
  readonly received: ParsedMail[]
  /** Number of sessions that reached DATA, answered or not. */
  readonly conversations: () => number
  readonly close: () => Promise<void>
}

/**
 * A separate SMTP server, which can leave the first sessions unanswered, ask the first ones to come back later, accept the
 * first mails without confirming, or answer late.
 */
export const startTestSmtp = async ({
  hangs = 0,
  busy = 0,
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
      if (conversations <= busy) {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('Try again later'), { responseCode: 451 })))
        return
      }
      void simpleParser(stream).then(async (mail) => {
        await wait(delayMs)
        received.push(mail)
        if (received.length > muteAfterTaking) done()
      }, done)
    },
  })
  // Tests kill clients, which breaks their connections.
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
