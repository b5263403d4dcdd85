import { expect, type Page, type Route } from '@playwright/test'

export type Open = (page: Page, address: string) => Promise<void>

/** What the frame around a screen asks: it must answer, whatever the screen's own calls do. */
const FRAME = ['/api/users/me', '/api/flux', '/api/notifications/check', '/api/discussions/check']

/** Answers what the screen itself reads. */
const onReads = (page: Page, answer: (route: Route) => Promise<void> | void): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !FRAME.includes(pathname),
    (route) => (route.request().method() === 'GET' ? answer(route) : route.continue()),
  )

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

/** The screen while its answers are on their way: they never come. */
export const openWaiting: Open = async (page, address) => {
  await onReads(page, () => undefined)
  await page.goto(address)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
}

/** The screen when its answers fail. */
export const openFailing: Open = async (page, address) => {
  await onReads(page, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
}
