import type { BrowserContext, Page } from '@playwright/test'
import { shiftsOf } from './layout-shift.ts'
import type { Screen, State, World } from './screen.ts'
import { openReady, openWaiting, type Open } from './states.ts'
import { DEVICES, sweepAsOpened, sweepAtRest, sweepReached, type Device } from './sweep.ts'

/** One state of a screen, on its own page. */
export type Visit = {
  readonly name: string
  /** Device whose first viewport the page has when it opens. */
  readonly device: Device
  /** Opens the URL, reaches the state and returns the findings. */
  readonly look: (page: Page, address: string) => Promise<string[]>
  /** Allowed console messages. */
  readonly says?: RegExp | undefined
  /** The browser's clock. */
  readonly at?: Date | undefined
}

/** All findings for the state, console errors included. */
export const findingsOf = async (
  context: BrowserContext,
  address: string,
  { device, look, says, at }: Visit,
): Promise<string[]> => {
  const page = await context.newPage()
  if (at) await page.clock.setFixedTime(at)
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  page.on('pageerror', (error) => said.push(String(error)))
  const [{ width, height }] = DEVICES[device]
  await page.setViewportSize({ width, height })
  const found = await look(page, address)
  await page.close()
  // The state may have set the browser offline.
  await context.setOffline(false)
  return [...found, ...said.filter((line) => !says?.test(line)).map((line) => `console: ${line}`)]
}

/** The opened screen, on a phone first: layout shifts are measured there. */
export const visitAsOpened = (name: string, open: Open = openReady, shift?: number): Visit => ({
  name,
  device: 'phone',
  look: async (page, address) => {
    await open(page, address)
    return [...(await shiftsOf(page, shift)), ...(await sweepAsOpened(page, name))]
  },
})

/** The screen while its requests wait, then after they have failed. */
const visitUnanswered = (title: string): Visit => ({
  name: `${title}, waiting then failing`,
  device: 'phone',
  look: async (page, address) => {
    const refuse = await openWaiting(page, address)
    const waiting = await sweepAtRest(page, `${title}, waiting`)
    await refuse()
    const failing = await sweepAtRest(page, `${title}, failing`)
    return [...waiting.map((one) => `waiting: ${one}`), ...failing.map((one) => `failing: ${one}`)]
  },
  says: /^Failed to load resource|^CallError: /,
})

/** The state is reached once, on a phone unless it exists on a desktop only; the same page is then resized. */
const visitReached = (name: string, given: State | State['reach'], openScreen: Open, world: World): Visit => {
  const { reach, only, says }: State = typeof given === 'function' ? { reach: given } : given
  return {
    name,
    device: only ?? 'phone',
    look: async (page, address) => {
      await openScreen(page, address)
      await reach(page, world)
      return sweepReached(page, name, only)
    },
    says,
  }
}

/** The opened screen, its loading and error state, and each state that its line names. */
export const visitsOf = (
  title: string,
  { reads, busy, shift, at, states = {} }: Screen,
  world: World,
): Visit[] => {
  const open: Open = (page, address) => openReady(page, address, busy)
  const visits = [
    visitAsOpened(title, open, shift),
    ...(reads === false ? [] : [visitUnanswered(title)]),
    ...Object.entries(states).map(([state, given]) => visitReached(`${title}, ${state}`, given, open, world)),
  ]
  return visits.map((visit) => ({ ...visit, at }))
}
