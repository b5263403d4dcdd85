import type { BrowserContext, Page } from '@playwright/test'
import { shiftsOf } from './layout-shift.ts'
import type { Screen, State, World } from './screen.ts'
import { openReady, openWaiting, type Open } from './states.ts'
import { DEVICES, sweepAsOpened, sweepAtRest, sweepReached, type Device } from './sweep.ts'

/** One state of a screen, on a page of its own. */
export type Visit = {
  readonly name: string
  /** The device whose first size the page has when it opens. */
  readonly device: Device
  /** Opens the address, reaches the state, and tells what is wrong with it. */
  readonly look: (page: Page, address: string) => Promise<string[]>
  /** What the console may say. */
  readonly says?: RegExp | undefined
}

/** Everything that is wrong with the state, what the console said included. */
export const findingsOf = async (
  context: BrowserContext,
  address: string,
  { device, look, says }: Visit,
): Promise<string[]> => {
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  page.on('pageerror', (error) => said.push(String(error)))
  const [{ width, height }] = DEVICES[device]
  await page.setViewportSize({ width, height })
  const found = await look(page, address)
  await page.close()
  // A state may have cut the browser off.
  await context.setOffline(false)
  return [...found, ...said.filter((line) => !says?.test(line)).map((line) => `console: ${line}`)]
}

/** The screen as it opens, on a phone first: what moves while it opens counts there. */
export const visitAsOpened = (name: string, open: Open = openReady, shift?: number): Visit => ({
  name,
  device: 'phone',
  look: async (page, address) => {
    await open(page, address)
    return [...(await shiftsOf(page, shift)), ...(await sweepAsOpened(page, name))]
  },
})

/** The screen while its answers are on their way, then once they have been refused. */
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

/** A state is reached once, on a phone unless it exists on a desk alone; the same page then becomes a desk's. */
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

/** A screen as it opens, while it waits, when it fails, and in each state that its line names. */
export const visitsOf = (
  title: string,
  { reads, busy, shift, states = {} }: Screen,
  world: World,
): Visit[] => {
  const open: Open = (page, address) => openReady(page, address, busy)
  return [
    visitAsOpened(title, open, shift),
    ...(reads === false ? [] : [visitUnanswered(title)]),
    ...Object.entries(states).map(([state, given]) => visitReached(`${title}, ${state}`, given, open, world)),
  ]
}
