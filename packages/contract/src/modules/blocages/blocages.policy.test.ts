import { expect, test } from 'vitest'
import { canBlock } from './blocages.policy.ts'

const MOI = '019a0000-0000-7000-8000-00000000abcd'

test('[M3] a member may block any other member, and not herself, however her id is written', () => {
  expect(canBlock({ id: MOI }, '019a0000-0000-7000-8000-00000000abce')).toBe(true)
  expect(canBlock({ id: MOI }, MOI)).toBe(false)
  expect(canBlock({ id: MOI }, MOI.toUpperCase())).toBe(false)
})
