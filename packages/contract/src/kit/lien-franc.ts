/**
 * Whether the site of a link is the one that a reader sees: neither a name before « @ », which looks like a site, nor a
 * backslash, which browsers read as a slash.
 */
export const isLienFranc = (lien: string): boolean =>
  !lien.includes('\\') && !/^[a-z][a-z\d+.-]*:\/*[^/?#]*@/i.test(lien)
