import type { LookupAddress, LookupOptions } from 'node:dns'
import { expect, test } from 'vitest'
import { fencedLookup, isSpecialAddress } from './fenced-lookup.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('[security 42] %s is special', (address) => {
  expect(isSpecialAddress(address)).toBe(true)
})

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4007::5f', '2606:4700::1111'])(
  '[security 42] %s is public',
  (address) => {
    expect(isSpecialAddress(address)).toBe(false)
  },
)

const resolve = (name: string, options: LookupOptions) =>
  new Promise<string | LookupAddress[]>((done, fail) => {
    fencedLookup(name, options, (error, address) => (error ? fail(error) : done(address)))
  })

test('[security 42] a name that leads to this machine is refused, however it is asked', async () => {
  for (const options of [{}, { all: true }, { family: 4 }])
    await expect(resolve('localhost', options)).rejects.toThrow('localhost leads to a special address')
})

test('a public address is given as it was asked for', async () => {
  expect(await resolve('1.1.1.1', {})).toBe('1.1.1.1')
  expect(await resolve('1.1.1.1', { all: true })).toEqual([{ address: '1.1.1.1', family: 4 }])
})

test('an unknown name fails', async () => {
  await expect(resolve('nulle-part.invalid', {})).rejects.toThrow('nulle-part.invalid')
})
