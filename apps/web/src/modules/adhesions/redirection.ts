/** The payment URL, if the server gave a valid http(s) one. */
export const redirectionOf = (url: unknown, origin: string): string | undefined => {
  if (typeof url !== 'string' || url === '' || !URL.canParse(url, origin)) return undefined
  const { protocol, href } = new URL(url, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
