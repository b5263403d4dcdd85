import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCEPTIONS, productionOf, readLock, refusalsOf } from './licences.ts'

const lockOf = (packages: Record<string, object>) => ({
  packages: { '': { license: 'AGPL-3.0-or-later' }, 'apps/server': {}, ...packages },
})

test('every production dependency has a licence that the product may include', () => {
  const lock = readLock(join(import.meta.dirname, '..'))
  expect(productionOf(lock).length).toBeGreaterThan(100)
  expect(refusalsOf(lock, EXCEPTIONS)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['Apache-2.0 AND SSPL-1.0', false],
  ['GPL-2.0-only', false],
  ['UNLICENSED', false],
  [undefined, false],
])('the licence %s of a dependency is allowed: %s', (license, allowed) => {
  const lock = lockOf({ 'node_modules/un': { version: '1.0.0', license } })
  expect(refusalsOf(lock, {}).length === 0).toBe(allowed)
})

test('a forbidden licence is named, deep in the tree too; a development tool may have any', () => {
  const lock = lockOf({
    'node_modules/un/node_modules/@deux/trois': { version: '2.1.0', license: 'BUSL-1.1' },
    'node_modules/outil': { version: '1.0.0', license: 'BUSL-1.1', dev: true },
  })
  expect(refusalsOf(lock, {})).toEqual(['@deux/trois 2.1.0: BUSL-1.1 is not allowed.'])
  expect(refusalsOf(lock, { '@deux/trois': 'a reason' })).toEqual([])
})

test('an exception that is no longer needed is reported', () => {
  expect(refusalsOf(lockOf({}), { ancien: 'a reason' })).toEqual([
    'ancien: its exception is no longer needed.',
  ])
})
