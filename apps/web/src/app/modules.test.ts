// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { modules } from './modules.ts'

test('the list of modules is sorted and holds every folder that has routes', () => {
  const files = Object.keys(import.meta.glob('../modules/*/*.routes.tsx'))
  const withRoutes = files.flatMap((file) => /\/([^/]+)\/\1\.routes\.tsx$/.exec(file)?.[1] ?? [])
  expect(modules.map(({ name }) => name)).toEqual(withRoutes.sort())
})
