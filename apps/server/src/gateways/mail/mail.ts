export type Mail = {
  /** Stable for one mail: a second sending after a crash bears the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Hands a mail over; resolves once the other side has taken charge of it. */
export type MailGateway = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}
