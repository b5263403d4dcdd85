import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  test('is stored as a salted argon2id hash, with the chosen cost', async () => {
    const [one, other] = [await hashPassword('Demo-2026!'), await hashPassword('Demo-2026!')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test('is accepted, and any other is refused', async () => {
    const stored = await hashPassword('Demo-2026!')
    expect(await verifyPassword(stored, 'Demo-2026!')).toBe(true)
    for (const other of ['demo-2026!', 'Demo-2026', 'Demo-2026! ', ''])
      expect(await verifyPassword(stored, other)).toBe(false)
  })

  test('is refused without an account', async () => {
    expect(await verifyPassword(undefined, 'Demo-2026!')).toBe(false)
  })
})
