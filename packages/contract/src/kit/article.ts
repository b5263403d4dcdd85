import { slugOf } from './file-name.ts'
import { MESSAGES } from './messages.ts'
import { RICH_TEXT_TAGS, textOfRichText } from './rich-text.ts'
import { z } from './z.ts'

/** Tags allowed in an article, with mentions besides. `cite` says whose words a quote gives, `aside` is a callout. */
export const ARTICLE_TAGS = [
  ...RICH_TEXT_TAGS,
  'blockquote',
  'cite',
  'aside',
  'figure',
  'img',
  'figcaption',
] as const

/**
 * A picture of an article is `<figure data-media="{id}"><img alt="…"><figcaption>…</figcaption></figure>`, its caption
 * optional. It names no address: the answer says where the pictures of the article are.
 */
export const FIGURE_ATTRIBUTE = 'data-media'

export const FIGURES_MAX = 12
export const TEXTE_FIGURE_MANQUANT =
  'Décris chaque image du texte en quelques mots, pour celles qui ne la voient pas.'

const FIGURE = new RegExp(`<figure ${FIGURE_ATTRIBUTE}="([0-9a-f-]{36})">\\s*<img([^>]*)>`, 'gi')
const ALT = /\salt="([^"]*)"/i

/** The pictures of an article in the order of the text; `texteAlternatif` is HTML text, empty if there is none. */
export const figuresOf = (
  html: string,
): readonly { readonly id: string; readonly texteAlternatif: string }[] =>
  Array.from(html.matchAll(FIGURE), ([, id = '', attributes = '']) => ({
    id: id.toLowerCase(),
    texteAlternatif: ALT.exec(attributes)?.[1]?.trim() ?? '',
  }))

/** The text of an article, at most that many characters, tags excluded; a draft may have none. The server sanitises the tags. */
export const articleText = (max: number) =>
  z
    .string()
    .trim()
    .max(max * 4, MESSAGES.maximum(max))
    .refine((html) => textOfRichText(html).length <= max, MESSAGES.maximum(max))
    .refine((html) => figuresOf(html).length <= FIGURES_MAX, `Ajoute au plus ${FIGURES_MAX} images.`)
    .refine(
      (html) => figuresOf(html).every(({ texteAlternatif }) => texteAlternatif !== ''),
      TEXTE_FIGURE_MANQUANT,
    )

const HEADING = /<h3>([\s\S]*?)<\/h3>/gi
/** A heading of an article, with the fragment that leads to it. */
export type Section = { readonly ancre: string; readonly titre: string }

/**
 * The table of contents: one section for each heading of the text, in its order. Two headings of the same words have
 * different fragments.
 */
export const sommaireOf = (html: string): readonly Section[] => {
  const seen = new Map<string, number>()
  return Array.from(html.matchAll(HEADING), ([, heading = '']) => {
    const titre = textOfRichText(heading)
    const ancre = `section-${slugOf(titre)}`
    const nth = (seen.get(ancre) ?? 0) + 1
    seen.set(ancre, nth)
    return { ancre: nth === 1 ? ancre : `${ancre}-${nth}`, titre }
  })
}

const MOTS_PAR_MINUTE = 200

/** Whole minutes to read a text, one at least. */
export const minutesOf = (html: string): number =>
  Math.max(1, Math.round(textOfRichText(html).split(/\s+/).filter(Boolean).length / MOTS_PAR_MINUTE))
