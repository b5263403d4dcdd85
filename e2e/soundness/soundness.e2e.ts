import { expect } from '@playwright/test'
import { watchShifts } from './layout-shift.ts'
import { screens } from './screens.ts'
import { findingsOf, visitsOf } from './visit.ts'
import { addressOf, test } from './world.ts'

for (const { module, lines } of screens) {
  for (const screen of lines) {
    const title = [screen.route, screen.name].filter(Boolean).join(' ')
    test(`${module}: ${title}`, async ({ world, contextOf }) => {
      const context = await contextOf(screen)
      await watchShifts(context)
      const address = await addressOf(world, screen)
      for (const visit of visitsOf(title, screen, world)) {
        await test.step(visit.name, async () => {
          expect.soft(await findingsOf(context, address, visit), visit.name).toEqual([])
        })
      }
    })
  }
}
