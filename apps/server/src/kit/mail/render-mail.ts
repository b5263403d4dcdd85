import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** A mail in its two forms, for every reader. */
export const renderMail = async (mail: ReactElement): Promise<{ html: string; text: string }> => ({
  html: await render(mail),
  text: await render(mail, { plainText: true }),
})
