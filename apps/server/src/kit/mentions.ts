import { MENTION_ATTRIBUTE } from '@entrelles/contract/kit/rich-text.ts'

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const ATTRIBUTE = new RegExp(`^ ${MENTION_ATTRIBUTE}="(${ID})"$`, 'i')
const MENTION = new RegExp(`<span ${MENTION_ATTRIBUTE}="(${ID})">`, 'g')
/** A tag with its attributes, or a text: sanitised HTML has no other `<` or `>`. */
const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `texte` is plain text. */
export const mentionHtml = (id: string, texte: string): string =>
  `<span ${MENTION_ATTRIBUTE}="${id}">${escapeText(texte)}</span>`

/** The members whom a stored text names, each once, in the order of the text. */
export const mentionsOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(MENTION), ([, id = '']) => id)),
]

/** Returns the HTML that replaces a mention; `texte` is the HTML of its words, without tags. */
export type WriteMention = (id: string, texte: string) => string

/**
 * Rewrites the mentions of a sanitised text that may hold spans. A mention holds words alone; other spans, and mentions inside
 * a link or another mention, are unwrapped.
 */
export const writeMentions = (html: string, write: WriteMention): string => {
  let result = ''
  let links = 0
  /** The open spans: the id of each mention, undefined for any other span. */
  const spans: (string | undefined)[] = []
  let mention: { readonly id: string; texte: string } | undefined
  for (const [token, closing, tag, attributes = ''] of html.matchAll(TOKEN)) {
    if (tag === undefined) {
      if (mention) mention.texte += token
      else result += token
    } else if (tag !== 'span') {
      if (tag === 'a') links += closing ? -1 : 1
      if (!mention) result += token
    } else if (!closing) {
      const id = mention || links > 0 ? undefined : ATTRIBUTE.exec(attributes)?.[1]?.toLowerCase()
      spans.push(id)
      if (id !== undefined) mention = { id, texte: '' }
    } else if (spans.pop() !== undefined && mention) {
      result += write(mention.id, mention.texte)
      mention = undefined
    }
  }
  return result
}
