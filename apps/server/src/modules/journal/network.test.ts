import { expect, test } from 'vitest'
import { addressGroup } from '#kit/address.ts'
import { networkOf } from './network.ts'

test.each([
  ['90.12.41.7', '90.12.41.0/24'],
  ['::ffff:90.12.41.7', '90.12.41.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('the journal stores the IP address %s as %s', (ip, network) => {
  expect(networkOf(addressGroup(ip))).toBe(network)
})
