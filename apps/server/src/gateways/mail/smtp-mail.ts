import { createTransport } from 'nodemailer'
import { MailRefused, type MailGateway } from './mail.ts'

/** A server that hangs must not hold the queue: the job gives up and comes back later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** What was refused is the recipient or the mail itself, not our name, our password or our sender’s address. */
const REFUSALS = ['RCPT TO', 'DATA']

const refusalOf = (error: unknown): MailRefused | undefined => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  const isPermanent = responseCode >= 500 && responseCode < 600
  return isPermanent && REFUSALS.includes(command)
    ? new MailRefused(responseCode, { cause: error })
    : undefined
}

/** The real one: an SMTP conversation. */
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
          // Beside the text, as its other form, for the letter boxes that read it there; and as a file for the others.
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
