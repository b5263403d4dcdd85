import { createTransport } from 'nodemailer'
import type { MailGateway } from './mail.ts'

/** The real one: an SMTP conversation. */
export const createSmtpMail = (url: string, from: string): MailGateway => {
  const transport = createTransport(url, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` })
    },
    close: () => transport.close(),
  }
}
