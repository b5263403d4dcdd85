import { createTransport } from 'nodemailer'
import type { MailGateway } from './mail.ts'

/** A server that hangs must not hold the queue: the job gives up and comes back later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The real one: an SMTP conversation. */
export const createSmtpMail = (url: string, from: string): MailGateway => {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` })
    },
    close: () => transport.close(),
  }
}
