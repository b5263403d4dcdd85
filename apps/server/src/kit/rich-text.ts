import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'
import { MENTION_ATTRIBUTE, RICH_TEXT_TAGS } from '@entrelles/contract/kit/rich-text.ts'
import sanitize from 'sanitize-html'
import { writeMentions, type WriteMention } from './mentions.ts'

const REL = 'noopener nofollow ugc'

/** The page shows no other link, and « https:site » is a path of this site for a browser. */
const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]/i.test(href)

const LINKS = { a: ['href', 'rel'] }

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: LINKS,
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(isWebAddress(href) && isLienFranc(href) && { href }), rel: REL },
    }),
  },
}

/** Keeps only the allowed tags, and links to http or https whose site is the one that they show. */
export const sanitizeRichText = (html: string): string => sanitize(html, OPTIONS).trim()

/** The same for a text that may name members: `write` returns the HTML that replaces each mention. */
export const sanitizeMentions = (html: string, write: WriteMention): string =>
  writeMentions(
    sanitize(html, {
      ...OPTIONS,
      allowedTags: [...RICH_TEXT_TAGS, 'span'],
      allowedAttributes: { ...LINKS, span: [MENTION_ATTRIBUTE] },
    }),
    write,
  ).trim()
