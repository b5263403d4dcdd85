// @vitest-environment jsdom
import { PATHS } from '@entrelles/contract/kit/paths.ts'
import { expect, test } from 'vitest'
import { routes } from './modules.ts'

test('PATHS and the routes hold the same paths', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...PATHS])
})
