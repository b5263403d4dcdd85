import { expect } from '@playwright/test'
import { watchShifts } from './layout-shift.ts'
import { openReady } from './states.ts'
import { findingsOf, visitAsOpened } from './visit.ts'
import { test } from './world.ts'

/**
 * Rendered by the server for frames of other sites: not a route of the application, and themed by the reader's
 * preference.
 */
const PAGE = '/api/vitrine/page'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`vitrine: ${PAGE} ${colorScheme}`, async ({ contextOf }) => {
    const context = await contextOf({ route: PAGE, as: 'visiteuse' })
    await watchShifts(context)
    const visit = visitAsOpened(`${PAGE} ${colorScheme}`, async (page, address) => {
      await page.emulateMedia({ colorScheme })
      await openReady(page, address)
      await expect(page.getByRole('listitem').first()).toBeVisible()
    })
    expect(await findingsOf(context, PAGE, visit)).toEqual([])
  })
}
