import { RICH_TEXT_TAGS } from '@entrelles/contract/kit/rich-text.ts'
import sanitize from 'sanitize-html'

/** Keeps only the allowed tags, and links to http or https. */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
  }).trim()
