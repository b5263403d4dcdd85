import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { captures } from '../fixtures/paths.ts'

/** With CAPTURES=1, takes a screenshot to compare with the mock-ups. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.CAPTURES) return
  // A dialog is fixed to the viewport: a full-page screenshot would cut it.
  const fullPage = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0
  const file = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
  await page.screenshot({ path: join(captures, `${file}.png`), fullPage })
}
