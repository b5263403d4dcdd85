/** The network of a caller, from the address by which the limits know her: a /24, or a /48. */
export const networkOf = (address: string): string => {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return address.replace(/\.\d+$/, '.0/24')
}
