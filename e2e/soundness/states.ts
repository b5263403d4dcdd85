import { expect, type Page, type Route } from '@playwright/test'

export type Open = (page: Page, address: string) => Promise<void>

/** What the frame around a screen asks: it must answer, whatever the screen's own calls do. */
const FRAME = ['/api/users/me', '/api/flux', '/api/notifications/check', '/api/discussions/check']

/** Its title is there, nothing is awaited any more, and its letters are drawn in their own shapes. */
export const openReady = async (page: Page, address: string, busy = 0): Promise<void> => {
  await page.goto(address)
  // Hidden from a reader when the screen opens under its dialog.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(busy)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** The screen while its own answers are on their way. Calling what it gives lets them come, all refused. */
export const openWaiting = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const held: Route[] = []
  let isRefusing = false
  // A refusal, because a failure would first be asked for again several times.
  const refuse = (route: Route) => route.fulfill({ status: 400, json: {} })
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !FRAME.includes(pathname),
    async (route) => {
      if (route.request().method() !== 'GET') await route.continue()
      else if (isRefusing) await refuse(route)
      else held.push(route)
    },
  )
  await page.goto(address)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  return async () => {
    isRefusing = true
    await Promise.all(held.map(refuse))
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
  }
}
