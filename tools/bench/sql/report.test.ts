import { expect, test } from 'vitest'
import type { Result } from './bench.ts'
import { failuresOf, tableOf } from './report.ts'

const measure = (size: number, buffers: number, statements = 1) => ({
  name: 'directory',
  budget: 200,
  exponent: 0.2,
  size,
  statements,
  statementsMax: 1,
  mean: buffers,
  worst: buffers,
  ms: buffers / 2,
  worstPath: '/api/adherentes (dense)',
})
const result = (...measures: ReturnType<typeof measure>[]): Result => ({
  name: 'directory',
  budget: 200,
  exponent: 0.2,
  measures,
})

test('a list with a constant cost is within its limits', () => {
  expect(failuresOf([result(measure(1000, 120), measure(100_000, 150))])).toEqual([])
})

test('a list beyond its budget is reported with its call, one with two statements with their number', () => {
  const failures = failuresOf([result(measure(1000, 201), measure(100_000, 180, 2))])
  expect(failures).toEqual([
    'directory, 1,000 members: 201 buffers, /api/adherentes (dense)',
    'directory, 100,000 members: 2 statements a call',
  ])
})

test('a list that grows is reported even within its budget, unless it costs no more than a full page', () => {
  expect(failuresOf([result(measure(1000, 100), measure(20_000, 190))])).toEqual([
    'directory: grows as members^0.21',
  ])
  expect(failuresOf([result(measure(1000, 10), measure(20_000, 100))])).toEqual([])
})

test('a list whose caller has as many rows at every size grows as it costs, below a full page too', () => {
  const small = { ...result(measure(1000, 10), measure(20_000, 20)), exact: true } as const
  expect(failuresOf([small])).toEqual(['directory: grows as members^0.23'])
})

test('a call that takes longer than it may is reported, and its time is in the table', () => {
  const slow = { ...result(measure(1000, 120)), msMax: 50 }
  expect(failuresOf([slow])).toEqual(['directory, 1,000 members: 60 ms'])
  expect(tableOf([slow])).toContain('| 120 (120), 60 ms |')
})

test('the table has a column per size', () => {
  expect(tableOf([result(measure(1000, 120), measure(100_000, 150))])).toBe(
    [
      '| case      | 1,000     | 100,000   | exponent | budget |',
      '| --------- | --------- | --------- | -------- | ------ |',
      '| directory | 120 (120) | 150 (150) | 0.05     | 200    |',
    ].join('\n'),
  )
})
