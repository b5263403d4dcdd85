import type { Mail, MailGateway } from './mail.ts'

/** Keeps the sent mails, for tests to read. */
export const createFakeMail = (): MailGateway & { readonly sent: Mail[] } => {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    close: () => undefined,
  }
}
