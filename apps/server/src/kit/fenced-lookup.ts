import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Ranges that are not part of the public internet: loopback, private networks, link-local, examples, multicast… */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Inside 2000::/3, the only public range of IPv6. Some of them contain an IPv4 address, which may be a private one. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6')
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is outside the public internet. */
export const isSpecialAddress = (address: string): boolean =>
  isIPv6(address)
    ? !public6.check(address, 'ipv6') || special.check(address, 'ipv6')
    : special.check(address, 'ipv4')

/**
 * Resolves a name for a connection, and refuses special addresses: a name that somebody else controls must not lead to the
 * servers of this network. The connection uses the addresses that were checked.
 */
export const fencedLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), [])
    if (addresses.some(({ address }) => isSpecialAddress(address)))
      return done(new Error(`${hostname} leads to a special address`), [])
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
