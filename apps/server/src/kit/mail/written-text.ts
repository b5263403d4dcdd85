import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'

type Part = { readonly text: string; readonly isLink: boolean }

/** The marks that end a sentence or a parenthesis after a URL, not the URL itself. */
const AFTER = /[.,;:!?…»”’)\]}>"']+$/

/** A web address that shows where it leads. */
const isLink = (text: string): boolean =>
  (URL.parse(text)?.hostname.includes('.') ?? false) && isLienFranc(text)

const plain = (text: string): Part[] => (text === '' ? [] : [{ text, isLink: false }])

/** A line as texts and links. Only whole http(s) addresses become links: each leads to what it shows. */
const partsOf = (line: string): Part[] =>
  line.split(/(\bhttps?:\/\/[^\s<>"«»]+)/i).flatMap((found, index) => {
    const text = found.replace(AFTER, '')
    if (index % 2 === 0 || !isLink(text)) return plain(found)
    return [{ text, isLink: true }, ...plain(found.slice(text.length))]
  })

/** What somebody wrote, as paragraphs of lines. */
export const paragraphsOf = (written: string): Part[][][] =>
  written
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(partsOf))
