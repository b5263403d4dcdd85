/** The address to pay at, if what the server gave is one: nothing else is followed. */
export const redirectionOf = (url: unknown, origin: string): string | undefined => {
  if (typeof url !== 'string' || url === '' || !URL.canParse(url, origin)) return undefined
  const { protocol, href } = new URL(url, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
