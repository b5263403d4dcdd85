import { expect, type Page } from '@playwright/test'
import { watchShifts } from './layout-shift.ts'
import { openReady } from './states.ts'
import { findingsOf, visitAsOpened } from './visit.ts'
import { test } from './world.ts'

/** Faults inserted into the page, and the expected finding for each. */
const FAULTS: readonly (readonly [name: string, html: string, found: RegExp])[] = [
  ['a page that overflows', '<p style="width: 100rem">Trop large</p>', /^320 px, overflow: .*100rem/],
  [
    'a text cut by its box',
    '<p style="height: 1rem; overflow: hidden"><br>Coupé</p>',
    /^1023 px, overflow: .*height: 1rem/,
  ],
  [
    'a target of 40 px',
    '<button style="width: 40px; height: 40px; padding: 0">Ok</button>',
    /^390 px, small target: .*width: 40px/,
  ],
  [
    'a colour without contrast',
    '<p style="color: #bbb; background: #fff">Pâle</p>',
    /^390 px, axe: color-contrast: .*#bbb/,
  ],
  [
    'a colour that lacks contrast in the dark alone',
    '<style>[data-theme=dark] .noir { color: #222; background: #111 }</style><p class="noir">Noir</p>',
    /^1440 px, axe in the dark: color-contrast: .*noir/,
  ],
  ['a picture without a text', '<img src="data:,">', /^1440 px, axe: image-alt/],
  ['an English word', '<p><button aria-label="Close">Fermer</button></p>', /^390 px, English: Close/],
  [
    'a focus without a ring',
    '<button style="outline: none; width: 4rem; height: 4rem">Fermer</button>',
    /^390 px, focus without a ring: .*outline: none/,
  ],
  // At the top of the rendered page, so that everything below moves.
  ['a layout shift', '<p style="height: 20rem">Je pousse tout.</p>', /^layout shift: 0\.\d+, limit 0\.02/],
  ['a console error', '<img alt="" src="/images/absente.svg">', /^console: Failed to load resource/],
]

const putAllFaults = (page: Page): Promise<void> =>
  page.evaluate(
    async (html) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200)))
    },
    FAULTS.map(([, html]) => html).join(''),
  )

test('the sweep finds each fault inserted into a page, and none of them without it', async ({
  contextOf,
}) => {
  const context = await contextOf({ route: '/connexion', as: 'visiteuse' })
  await watchShifts(context)
  const sound = await findingsOf(context, '/connexion', visitAsOpened('sound'))
  const faulty = await findingsOf(
    context,
    '/connexion',
    visitAsOpened('faulty', async (page, address) => {
      await openReady(page, address)
      await putAllFaults(page)
    }),
  )
  const told = (findings: readonly string[]) =>
    FAULTS.filter(([, , found]) => findings.some((one) => found.test(one))).map(([name]) => name)
  expect(told(sound)).toEqual([])
  expect(told(faulty)).toEqual(FAULTS.map(([name]) => name))
})
