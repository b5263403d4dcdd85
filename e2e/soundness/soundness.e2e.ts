import { expect } from '@playwright/test'
import { watchShifts } from './layout-shift.ts'
import { screens } from './screens.ts'
import { findingsOf, visitsOf } from './visit.ts'
import { addressOf, test } from './world.ts'

/** Far longer than a visit takes: a busy machine with two shared cores must not fail a screen with many states. */
const VISIT_MS = 60_000

for (const { module, lines } of screens) {
  for (const screen of lines) {
    const title = [screen.route, screen.name].filter(Boolean).join(' ')
    test(`${module}: ${title}`, async ({ world, contextOf }) => {
      const context = await contextOf(screen)
      await watchShifts(context)
      const address = await addressOf(world, screen)
      const visits = visitsOf(title, screen, world)
      test.setTimeout(visits.length * VISIT_MS)
      for (const visit of visits) {
        await test.step(visit.name, async () => {
          expect.soft(await findingsOf(context, address, visit), visit.name).toEqual([])
        })
      }
    })
  }
}
