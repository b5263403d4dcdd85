import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** Keeps the case of titles, which html-to-text would print in capitals. */
const selectors = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }))

/** The HTML and the plain-text version of a mail. */
export const renderMail = async (mail: ReactElement): Promise<{ html: string; text: string }> => ({
  html: await render(mail),
  text: await render(mail, { plainText: true, htmlToTextOptions: { selectors } }),
})
