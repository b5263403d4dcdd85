import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'

const FOLDER = new URL('modules/', import.meta.url)

test('every folder with routes is in the list of modules, which is sorted', () => {
  const withRoutes = readdirSync(FOLDER).filter((name) =>
    existsSync(new URL(`${name}/${name}.routes.ts`, FOLDER)),
  )
  expect(modules.map(({ name }) => name)).toEqual(withRoutes.sort())
})
