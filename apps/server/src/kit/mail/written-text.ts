import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'

type Part = { readonly text: string; readonly href?: string }

/** The marks that end a sentence or a parenthesis after a URL, not the URL itself. */
const AFTER = /[.,;:!?…»”’)\]}>"']+$/

/** A web address that shows where it leads; undefined for anything else. */
const hrefOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url && url.hostname.includes('.') && isLienFranc(text) ? url.href : undefined
}

/** A line as texts and links. Only whole http(s) addresses become links, and each shows its own address. */
const partsOf = (line: string): Part[] =>
  line.split(/(\bhttps?:\/\/[^\s<>"«»]+)/i).flatMap((found, index) => {
    if (index % 2 === 0) return found === '' ? [] : [{ text: found }]
    const text = found.replace(AFTER, '')
    const href = hrefOf(text)
    if (href === undefined) return [{ text: found }]
    const after = found.slice(text.length)
    return [{ text, href }, ...(after === '' ? [] : [{ text: after }])]
  })

/** What somebody wrote, as paragraphs of lines. */
export const paragraphsOf = (written: string): Part[][][] =>
  written
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(partsOf))
