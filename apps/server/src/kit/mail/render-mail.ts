import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** Titles as they are written: a name in capitals would shout. */
const selectors = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }))

/** A mail in its two forms, for every reader. */
export const renderMail = async (mail: ReactElement): Promise<{ html: string; text: string }> => ({
  html: await render(mail),
  text: await render(mail, { plainText: true, htmlToTextOptions: { selectors } }),
})
