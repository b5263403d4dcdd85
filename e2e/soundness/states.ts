import { expect, type Page, type Route } from '@playwright/test'
import { bringIntoSight } from '../fixtures/choices.ts'

export type Open = (page: Page, address: string) => Promise<void>

/** Requests of the shell around a screen: they are answered even while the screen's own requests wait. */
const FRAME = [
  '/api/users/me',
  '/api/banniere/en-cours',
  '/api/flux',
  '/api/notifications/check',
  '/api/discussions/check',
]

/** Opens the page and waits for its heading, the end of all loading and its fonts. */
export const openReady = async (page: Page, address: string, busy = 0): Promise<void> => {
  await page.goto(address)
  // Includes hidden headings: a dialog opened with the screen hides it from screen readers.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(busy)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** Opens the screen while its GET requests wait. The returned function makes them all fail with 400. */
export const openWaiting = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const held: Route[] = []
  let isRefusing = false
  // 400, because the client retries a 5xx several times.
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

/** Presses the first button of that name in the page, which opens a dialog or a menu. */
export const pressForDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('main').getByRole('button', { name }).first()
  await bringIntoSight(button)
  await button.click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).waitFor()
}
