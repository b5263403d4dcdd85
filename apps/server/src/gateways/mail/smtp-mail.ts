import { createTransport } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { MailPostponed, MailRefused, type MailGateway } from './mail.ts'

/** A hanging server must not hold a worker: the mail is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/**
 * One connection for many mails: opening one takes longer than sending. A mail cut in the middle is not sent again by the
 * library, which could not know whether the server took it.
 */
const CONNECTION = { pool: true, maxConnections: 1, maxMessages: 100, maxRequeues: 0 } as const

/** Only these commands concern the recipient or the mail; the others concern our host name, password or sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** What the server said about this mail; undefined if its answer concerns every mail. */
const answerOf = (error: unknown): MailRefused | MailPostponed | undefined => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  if (!ABOUT_THE_MAIL.includes(command)) return undefined
  if (responseCode >= 500 && responseCode < 600) return new MailRefused(responseCode, { cause: error })
  if (responseCode >= 400 && responseCode < 500) return new MailPostponed(responseCode, { cause: error })
  return undefined
}

/** Automatic replies do not answer an automatic mail (RFC 3834); mail clients unsubscribe by one POST (RFC 8058). */
const headersOf = (desabonnement: string | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(desabonnement !== undefined && {
    'List-Unsubscribe': `<${desabonnement}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

export const createSmtpMail = (url: string, from: string): MailGateway => {
  // Given to `createTransport`, an object with an URL would lose its other options.
  const transport = createTransport(new SMTPPool({ url, ...CONNECTION, ...PATIENCE }), { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, attachments = [], calendar, desabonnement, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${id}@${domain}>`,
          headers: headersOf(desabonnement),
          attachments: attachments.map(({ name, ...attachment }) => ({ filename: name, ...attachment })),
          // Sent both as an alternative part and as a file: mail clients read one or the other.
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.content, filename: calendar.name },
          }),
        })
      } catch (error) {
        throw answerOf(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}
