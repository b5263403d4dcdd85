/** Mail domains of most members. */
const DOMAINES = [
  'gmail.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'neuf.fr',
  'bbox.fr',
  'laposte.net',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'live.fr',
  'yahoo.com',
  'yahoo.fr',
  'icloud.com',
  'protonmail.com',
  'proton.me',
]
/** Existing domains that look like one of the above. */
const AUTRES = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'live.com',
  'aol.com',
  'gmx.fr',
  'gmx.com',
  'msn.com',
])

/** A short name tolerates a single typo. */
const slipsAllowed = (domaine: string): number => (domaine.length > 8 ? 2 : 1)

/** Edit distance between two words: insertion, deletion, substitution or transposition. */
const slipsBetween = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

/** The domain probably meant by a mistyped email; a suggestion, never a refusal. */
export const domaineSuggere = (email: string): string | undefined => {
  const [, domaine] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (domaine === undefined || DOMAINES.includes(domaine) || AUTRES.has(domaine)) return undefined
  const [closest] = DOMAINES.map((known) => ({ known, slips: slipsBetween(domaine, known) }))
    .filter(({ known, slips }) => slips <= slipsAllowed(known))
    .toSorted((a, b) => a.slips - b.slips)
  return closest?.known
}

/** The same email at another domain. */
export const withDomaine = (email: string, domaine: string): string =>
  `${email.trim().split('@')[0] ?? ''}@${domaine}`
