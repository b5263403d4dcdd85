// @vitest-environment jsdom
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { screens } from './screens.ts'

// Includes the catalogue, which the swept demo build contains.
vi.stubEnv('VITE_CATALOGUE', '1')
// Imported by its path: the web application has its own type settings, which a static import would mix with these.
const { routes } = (await import(join(import.meta.dirname, '../../apps/web/src/app/modules.ts'))) as {
  readonly routes: readonly { readonly path: string; readonly soon?: true }[]
}
/** Redirects to the home page without showing anything. */
const WITHOUT_SCREEN = ['/changement_email']
const swept = new Set(screens.flatMap(({ lines }) => lines.map(({ route }) => route)))

test('every implemented screen has a line in e2e/soundness/screens/<module>.ts', () => {
  const built = routes.filter(({ soon }) => !soon).map(({ path }) => path)
  expect(built.filter((path) => !swept.has(path) && !WITHOUT_SCREEN.includes(path))).toEqual([])
})

test('every line of the sweep names a path of the routing table', () => {
  const known = new Set(routes.map(({ path }) => path))
  expect([...swept].filter((path) => !known.has(path))).toEqual([])
})
