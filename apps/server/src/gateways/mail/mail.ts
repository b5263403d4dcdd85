export type Attachment = {
  readonly name: string
  readonly content: Buffer
  readonly contentType: string
  /** The name by which the HTML shows it, as `cid:…`; an attachment with a `cid` is not listed as a file. */
  readonly cid?: string
}

/** A calendar entry that a mail client adds or removes. */
export type MailCalendar = {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The .ics file, with the same METHOD. */
  readonly content: string
  readonly name: string
}

export type Mail = {
  /** Stable for one mail: a retry after a crash carries the same Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where replies go; to the sender of every mail if absent. */
  readonly replyTo?: string
  /** The URL whose POST stops this kind of mail; absent if the member cannot switch it off. */
  readonly desabonnement?: string
  readonly attachments?: readonly Attachment[]
  readonly calendar?: MailCalendar
}

/** Resolves once the mail server has accepted the mail. */
export type MailGateway = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** The mail server permanently rejected this recipient or this mail: a retry is useless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** The SMTP status code. */
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`the mail server refused the mail (${status})`, options)
    this.status = status
  }
}

/** The mail server asks to come back later with this recipient or this mail; the others may be sent meanwhile. */
export class MailPostponed extends Error {
  override readonly name = 'MailPostponed'
  /** The SMTP status code. */
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`the mail server postponed the mail (${status})`, options)
    this.status = status
  }
}
