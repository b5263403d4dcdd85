export type Attachment = {
  readonly name: string
  readonly content: Buffer
  readonly contentType: string
}

/** What a letter box puts into a calendar, or takes out of it. */
export type MailCalendar = {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The file, whose METHOD is the same. */
  readonly content: string
  readonly name: string
}

export type Mail = {
  /** Stable for one mail: a second sending after a crash bears the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
  readonly calendar?: MailCalendar
}

/** Hands a mail over; resolves once the other side has taken charge of it. */
export type MailGateway = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** The other side has said no for good to this address or to this mail: sending it again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** The three digits of its answer. */
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`the mail server refused the mail (${status})`, options)
    this.status = status
  }
}
