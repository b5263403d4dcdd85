import { Parser } from 'htmlparser2'

/** As long as an address may be in other fields. */
const LIEN_MAX = 2048

const isHttps = (href: string): boolean =>
  href.length <= LIEN_MAX && URL.canParse(href) && new URL(href).protocol === 'https:'

/** The first link of a rich text that may be shown with a preview; null without one. */
export const lienOf = (contenu: string): string | null => {
  const liens: string[] = []
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href !== undefined && isHttps(href)) liens.push(href)
    },
  })
  parser.end(contenu)
  return liens[0] ?? null
}
