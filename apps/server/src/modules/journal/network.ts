/** The network of a caller, /24 or /48, from the address that rate limits use. */
export const networkOf = (address: string): string => {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return address.replace(/\.\d+$/, '.0/24')
}
