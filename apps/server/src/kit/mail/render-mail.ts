import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** The part of html-to-text, which has no types, that a formatter uses. */
type Builder = {
  readonly addInline: (text: string, options?: { readonly noWordTransform: boolean }) => void
  readonly addLineBreak: () => void
  readonly pushWordTransform: (transform: (word: string) => string) => void
  readonly popWordTransform: () => void
}
type Element = { readonly children: unknown; readonly attribs: { readonly href?: string } }
type Walk = (children: unknown, builder: Builder) => void

/** The words of a link, then its URL on a line of its own. A URL that shows itself stays in its sentence. */
const writeLink = ({ children, attribs: { href = '' } }: Element, walk: Walk, builder: Builder): void => {
  let words = ''
  builder.pushWordTransform((word) => {
    words += word
    return word
  })
  walk(children, builder)
  builder.popWordTransform()
  if (words === href) return
  builder.addLineBreak()
  builder.addInline(href, { noWordTransform: true })
}

const htmlToTextOptions = {
  formatters: { link: writeLink },
  selectors: [
    { selector: 'a', format: 'link' },
    // Keeps the case of titles, which html-to-text would print in capitals.
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
}

/** The HTML and the plain-text version of a mail. */
export const renderMail = async (mail: ReactElement): Promise<{ html: string; text: string }> => ({
  html: await render(mail),
  text: await render(mail, { plainText: true, htmlToTextOptions }),
})

/** A mail and its subject, which is written beside the preview so that one does not repeat the other. */
export const writeMail = async (subject: string, mail: ReactElement) => ({
  subject,
  ...(await renderMail(mail)),
})
