import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'
import { RICH_TEXT_TAGS } from '@entrelles/contract/kit/rich-text.ts'
import sanitize from 'sanitize-html'

const REL = 'noopener nofollow ugc'

/** The page shows no other link, and « https:site » is a path of this site for a browser. */
const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]/i.test(href)

/** Keeps only the allowed tags, and links to http or https whose site is the one that they show. */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { ...(isWebAddress(href) && isLienFranc(href) && { href }), rel: REL },
      }),
    },
  }).trim()
