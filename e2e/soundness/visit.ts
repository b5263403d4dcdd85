import type { BrowserContext, Page } from '@playwright/test'
import { shiftsOf } from './layout-shift.ts'
import type { Screen, State } from './screen.ts'
import { openFailing, openReady, openWaiting, type Open } from './states.ts'
import { DEVICES, sweepAsOpened, sweepAtRest, sweepDevice, type Device } from './sweep.ts'
import type { World } from './world.ts'

/** One state of a screen, on a page of its own. */
export type Visit = {
  readonly name: string
  readonly device: Device
  readonly open: Open
  readonly look: (page: Page) => Promise<string[]>
  /** What the console may say. */
  readonly says?: RegExp | undefined
}

/** Everything that is wrong with the state, what the console said included. */
export const findingsOf = async (
  context: BrowserContext,
  address: string,
  { device, open, look, says }: Visit,
): Promise<string[]> => {
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  page.on('pageerror', (error) => said.push(String(error)))
  const [{ width, height }] = DEVICES[device]
  await page.setViewportSize({ width, height })
  await open(page, address)
  const found = await look(page)
  await page.close()
  return [...found, ...said.filter((line) => !says?.test(line)).map((line) => `console: ${line}`)]
}

/** The screen as it opens, on a phone first: what moves while it opens counts there. */
export const visitAsOpened = (name: string, open: Open = openReady, shift?: number): Visit => ({
  name,
  device: 'phone',
  open,
  look: async (page) => [...(await shiftsOf(page, shift)), ...(await sweepAsOpened(page, name))],
})

const visitsAtRest = (title: string): Visit[] =>
  Object.entries({ waiting: openWaiting, failing: openFailing }).map(([state, open]) => {
    const name = `${title}, ${state}`
    const look = (page: Page) => sweepAtRest(page, name)
    return { name, device: 'phone', open, look, says: /^Failed to load resource|^CallError: / }
  })

const visitsReached = (
  title: string,
  state: string,
  given: State | State['reach'],
  openScreen: Open,
  world: World,
): Visit[] => {
  const { reach, only, says }: State = typeof given === 'function' ? { reach: given } : given
  const devices: readonly Device[] = only ? [only] : ['phone', 'desk']
  return devices.map((device) => {
    const name = `${title}, ${state}, ${device}`
    const open: Open = async (page, address) => {
      await openScreen(page, address)
      await reach(page, world)
    }
    return { name, device, open, look: (page) => sweepDevice(page, name, device), says }
  })
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
    ...(reads === false ? [] : visitsAtRest(title)),
    ...Object.entries(states).flatMap(([state, given]) => visitsReached(title, state, given, open, world)),
  ]
}
