import { ARTICLE_TAGS, FIGURE_ATTRIBUTE } from '@entrelles/contract/kit/article.ts'
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
  // A heading without words would be an empty line of the table of contents.
  exclusiveFilter: ({ tag, text }) => tag === 'h3' && text.trim() === '',
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

/** A picture as the sanitiser writes it; the groups are its id, its alternative text and its caption. */
const FIGURE = new RegExp(
  `<figure ${FIGURE_ATTRIBUTE}="([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})">\\s*<img(?: alt="([^"]*)")? />\\s*(?:<figcaption>(.*?)</figcaption>)?\\s*</figure>`,
  'gis',
)
const FIGURE_TAGS = /<\/?(?:figure|figcaption|img)\b[^>]*>/g

/** Pictures in the one form that readers know; anything else that looks like one is unwrapped, and a caption is plain text. */
const writeFigures = (html: string): string => {
  let result = ''
  let end = 0
  const loose = (text: string): string => text.replaceAll(FIGURE_TAGS, '')
  for (const {
    index,
    0: { length },
    1: id = '',
    2: alt = '',
    3: caption = '',
  } of html.matchAll(FIGURE)) {
    const words = caption.replaceAll(/<[^>]*>/g, '').trim()
    const legende = words && `<figcaption>${words}</figcaption>`
    result += `${loose(html.slice(end, index))}<figure ${FIGURE_ATTRIBUTE}="${id.toLowerCase()}"><img alt="${alt.trim()}">${legende}</figure>`
    end = index + length
  }
  return result + loose(html.slice(end))
}

/** The same for an article, which has quotes and pictures besides. */
export const sanitizeArticle = (html: string, write: WriteMention): string =>
  writeMentions(
    writeFigures(
      sanitize(html, {
        ...OPTIONS,
        allowedTags: [...ARTICLE_TAGS, 'span'],
        allowedAttributes: {
          ...LINKS,
          span: [MENTION_ATTRIBUTE],
          figure: [FIGURE_ATTRIBUTE],
          img: ['alt'],
        },
      }),
    ),
    write,
  ).trim()
