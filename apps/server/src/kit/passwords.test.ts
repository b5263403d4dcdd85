import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  test('is kept as an argon2id hash of its own, at the cost that was decided', async () => {
    const [one, other] = [await hashPassword('Demo-2026!'), await hashPassword('Demo-2026!')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test('is recognised, and no other', async () => {
    const stored = await hashPassword('Demo-2026!')
    expect(await verifyPassword(stored, 'Demo-2026!')).toBe(true)
    for (const other of ['demo-2026!', 'Demo-2026', 'Demo-2026! ', ''])
      expect(await verifyPassword(stored, other)).toBe(false)
  })

  test('of no account is refused', async () => {
    expect(await verifyPassword(undefined, 'Demo-2026!')).toBe(false)
  })
})
