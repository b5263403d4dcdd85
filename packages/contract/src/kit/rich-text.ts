import { MESSAGES } from './messages.ts'
import { z } from './z.ts'

/** Tags allowed in a rich text; others are unwrapped or dropped. */
export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3'] as const

/** A member whom a post or a comment names is `<span data-mention="{id}">@Prénom Nom</span>`. */
export const MENTION_ATTRIBUTE = 'data-mention'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** Text of a rich text without tags: for search, mails, previews and length. */
export const textOfRichText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h3|cite|blockquote|figcaption)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

/** A rich text with at most that many characters, tags excluded. The server sanitises the tags. */
export const richText = (max: number) =>
  z
    .string()
    .max(max * 4, MESSAGES.maximum(max))
    .refine((html) => textOfRichText(html) !== '', MESSAGES.obligatoire)
    .refine((html) => textOfRichText(html).length <= max, MESSAGES.maximum(max))
