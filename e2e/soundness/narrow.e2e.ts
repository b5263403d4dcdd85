import { expect } from '@playwright/test'
import { resize } from '../fixtures/resize.ts'
import { overflowOf, smallTargets } from './geometry.ts'
import type { Screen } from './screen.ts'
import { lines as catalogue } from './screens/catalogue.ts'
import { openReady } from './states.ts'
import { test } from './world.ts'

/** Widths at which the lower menu changes its entries, and the narrowest width that the layout supports. */
const FRAME_WIDTHS = [298, 299, 425, 426, 1024]

const PAGES: readonly (readonly [Screen, readonly number[]])[] = [
  [{ route: '/', as: 'adherente' }, FRAME_WIDTHS],
  [{ route: '/coup-de-pouce', as: 'adherente' }, FRAME_WIDTHS],
  [{ route: '/fin-adhesion', as: 'expiree' }, FRAME_WIDTHS],
  [{ route: '/administratrice/journal', as: 'administratrice' }, FRAME_WIDTHS],
  [{ route: '/mon-compte', as: 'administratrice' }, FRAME_WIDTHS],
  ...catalogue.map((screen) => [screen, [298]] as const),
]

for (const [screen, widths] of PAGES) {
  test(`${screen.route} has no overflow and no small target at ${widths.join(', ')} px`, async ({
    contextOf,
  }) => {
    const page = await (await contextOf(screen)).newPage()
    await openReady(page, screen.route, screen.busy)
    for (const width of widths) {
      await resize(page, width)
      await expect.poll(() => overflowOf(page), { message: `${width} px` }).toEqual([])
      await expect.poll(() => smallTargets(page), { message: `${width} px` }).toEqual([])
    }
  })
}
