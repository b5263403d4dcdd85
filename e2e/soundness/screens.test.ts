// @vitest-environment jsdom
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { screens } from './screens.ts'

// The catalogue is swept too: the demo that the sweep visits has it.
vi.stubEnv('VITE_CATALOGUE', '1')
// By its path: the web application is checked with settings of its own, which importing it would mix with these.
const { routes } = (await import(join(import.meta.dirname, '../../apps/web/src/app/modules.ts'))) as {
  readonly routes: readonly { readonly path: string; readonly soon?: true }[]
}
/** The address of a mail, which shows nothing: it leads home at once. */
const WITHOUT_SCREEN = ['/changement_email']
const swept = new Set(screens.flatMap(({ lines }) => lines.map(({ route }) => route)))

test('every screen of the product has a line in e2e/soundness/screens/<module>.ts', () => {
  const built = routes.filter(({ soon }) => !soon).map(({ path }) => path)
  expect(built.filter((path) => !swept.has(path) && !WITHOUT_SCREEN.includes(path))).toEqual([])
})

test('every line of the sweep names a path of the table of routes', () => {
  const known = new Set(routes.map(({ path }) => path))
  expect([...swept].filter((path) => !known.has(path))).toEqual([])
})
