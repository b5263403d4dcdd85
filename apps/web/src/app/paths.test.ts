// @vitest-environment jsdom
import { PATHS } from '@entrelles/contract/kit/paths.ts'
import { expect, test } from 'vitest'
import { routes } from './modules.ts'

test('every address of the table has a route, and every route is in the table', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...PATHS])
})
