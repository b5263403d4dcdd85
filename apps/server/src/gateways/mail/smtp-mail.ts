import { createTransport } from 'nodemailer'
import { MailRefused, type MailGateway } from './mail.ts'

/** A hanging server must not block the queue: the job fails and is retried later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Only these commands concern the recipient or the mail; the others concern our host name, password or sender. */
const REFUSALS = ['RCPT TO', 'DATA']

const refusalOf = (error: unknown): MailRefused | undefined => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  const isPermanent = responseCode >= 500 && responseCode < 600
  return isPermanent && REFUSALS.includes(command)
    ? new MailRefused(responseCode, { cause: error })
    : undefined
}

export const createSmtpMail = (url: string, from: string): MailGateway => {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, attachments = [], calendar, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${id}@${domain}>`,
          attachments: attachments.map(({ name, ...attachment }) => ({ filename: name, ...attachment })),
          // Sent both as an alternative part and as a file: mail clients read one or the other.
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.content, filename: calendar.name },
          }),
        })
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}
