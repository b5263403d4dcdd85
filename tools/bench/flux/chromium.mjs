// The time until a message is on the screen of an open thread, in Chromium.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { WEB_DEMO_DIST } from '../../../scripts/lib/paths.mjs'
import { createScene, linesOf, send } from './hints.mjs'
import { pause } from './nodes.mjs'

const LATEST_MS = 1000

/** Notes when each message is painted: the first frame after its words are in the page. */
const watch = () => {
  const seen = {}
  Object.assign(globalThis, { seen })
  const look = () => {
    const { innerText } = document.querySelector('[role=log]')
    for (const [mot] of innerText.matchAll(/essai-\d+/g))
      requestAnimationFrame(() => (seen[mot] ??= performance.timeOrigin + performance.now()))
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Sends messages on one node while the other member reads the thread that the second node serves. */
export const measureChromium = async (db, [one, other], messages) => {
  if (!existsSync(WEB_DEMO_DIST))
    throw new Error('The screens are not built: run « npm run build:demo » first.')
  const { awa, lea, id } = await createScene(db, one)
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const localStorage = [{ name: 'token', value: lea.session }]
    const context = await browser.newContext({
      locale: 'fr-FR',
      storageState: { cookies: [], origins: [{ origin: other.url, localStorage }] },
    })
    const page = await context.newPage()
    const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/flux'))
    await page.goto(`${other.url}/messagerie/discussion/${id}`)
    await opened
    await page.getByRole('log').waitFor()
    await page.evaluate(watch)
    const sent = []
    for (let n = 0; n < messages; n += 1) {
      sent.push({ mot: `essai-${n}`, ...(await send(one, awa, id, `Un essai-${n}`)) })
      await pause(200 + Math.random() * 400)
    }
    await pause(2 * LATEST_MS)
    const seen = await page.evaluate(() => globalThis.seen)
    const delays = sent.map(({ mot, answeredAt }) => Math.max(0, (seen[mot] ?? Infinity) - answeredAt))
    const inTime = delays.filter((delay) => delay <= LATEST_MS).length
    return [[...linesOf(`on the screen: ${inTime} of ${messages} within a second`, delays)]]
  } finally {
    await browser.close()
  }
}
