import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { resize } from '../fixtures/resize.ts'
import { colourViolationsOf, violationsOf } from './axe.ts'
import { englishOf } from './english.ts'
import { focusableWithoutRing, overflowOf, smallTargets } from './geometry.ts'
import { takePicture } from './picture.ts'

/** Time that a page may take to settle before findings count. */
const SETTLES_MS = 3000

type Look = (page: Page) => Promise<string[]>
type Looks = Readonly<Record<string, Look>>

const inTheDark: Look = async (page) => {
  const setTheme = (theme: string) =>
    page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
  await setTheme('dark')
  const found = await colourViolationsOf(page)
  await setTheme('light')
  return found
}

const GEOMETRY: Looks = { overflow: overflowOf, 'small target': smallTargets }
/** For the dark theme only colours are checked: nothing else changes with the theme. */
const WHOLE: Looks = { ...GEOMETRY, axe: violationsOf, 'axe in the dark': inTheDark, English: englishOf }
const KEYBOARD: Looks = { 'focus without a ring': focusableWithoutRing }

type Size = {
  readonly width: number
  readonly height: number
  readonly looks: Looks
  readonly picture?: string
}

/** Viewports of a device: the one of the mock-ups, then the narrowest that it covers. */
export const DEVICES = {
  phone: [
    { width: 390, height: 844, looks: WHOLE, picture: 'mobile' },
    { width: 320, height: 800, looks: GEOMETRY },
  ],
  desk: [
    { width: 1440, height: 900, looks: WHOLE, picture: 'bureau' },
    { width: 1023, height: 800, looks: GEOMETRY },
  ],
} as const satisfies Record<string, readonly Size[]>

export type Device = keyof typeof DEVICES

/** The opened page is also checked at 200 % zoom, and with the keyboard. */
const AS_OPENED: readonly Size[] = [
  ...DEVICES.phone,
  ...DEVICES.desk,
  { width: 720, height: 450, looks: { overflow: overflowOf } },
  { width: 1440, height: 900, looks: KEYBOARD },
  { width: 390, height: 844, looks: KEYBOARD },
]

/** Findings of a check once the page has settled. */
const settled = async (page: Page, look: Look): Promise<string[]> => {
  let found = await look(page)
  for (const deadline = Date.now() + SETTLES_MS; found.length > 0 && Date.now() < deadline;) {
    await sleep(100)
    found = await look(page)
  }
  return found
}

/** A resized page keeps its scroll, and may hide under the header what had the focus: no browser leaves it there. */
const showFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest' })
  })

const sweep = async (page: Page, name: string, sizes: readonly Size[]): Promise<string[]> => {
  const all: string[] = []
  for (const { width, height, looks, picture } of sizes) {
    await resize(page, width, height)
    await showFocus(page)
    if (picture) await takePicture(page, `${name} ${picture}`)
    for (const [what, look] of Object.entries(looks)) {
      const found = await settled(page, look)
      all.push(...found.map((one) => `${width} px, ${what}: ${one}`))
    }
  }
  return all
}

export const sweepAsOpened = (page: Page, name: string): Promise<string[]> => sweep(page, name, AS_OPENED)

/** Checks a reached state on both devices, or on the only one that has it. */
export const sweepReached = (page: Page, name: string, only?: Device): Promise<string[]> =>
  sweep(page, name, only ? DEVICES[only] : [...DEVICES.phone, ...DEVICES.desk])

/** Skeletons and error messages are the same at every width: axe checks them on a phone only. */
export const sweepAtRest = (page: Page, name: string): Promise<string[]> =>
  sweep(page, name, [...DEVICES.phone, ...DEVICES.desk.map((size) => ({ ...size, looks: GEOMETRY }))])
