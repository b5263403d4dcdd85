import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'
import { RICH_TEXT_TAGS } from '@entrelles/contract/kit/rich-text.ts'
import sanitize from 'sanitize-html'

const REL = 'noopener nofollow ugc'

/** Keeps only the allowed tags, and links to http or https whose site is the one that they show. */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(href !== undefined && isLienFranc(href) && { href }), rel: REL },
      }),
    },
  }).trim()
