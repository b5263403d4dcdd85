import { Parser } from 'htmlparser2'
import type { Fetched } from '#kit/fenced-fetch.ts'
import { isMarkup } from '#modules/medias/medias.public.ts'

const TITRE_MAX = 150
const DESCRIPTION_MAX = 300
/** Read in parts, until the end of the head: what makes a parser slow comes in thousands of tags. */
const PART = 16_384
const TAGS_MAX = 2000

export type PageLue = {
  readonly titre: string
  readonly description: string | null
  /** The address of the picture that the page proposes. */
  readonly image: string | null
}

/** The first bytes of a page, which may declare its encoding. */
const CHARSET_WITHIN = 1024
const CHARSET = /charset=\s?["']?([\w-]{1,40})/i

const decode = ({ contentType, bytes }: Fetched): string => {
  const start = bytes.subarray(0, CHARSET_WITHIN).toString('latin1')
  const label = (CHARSET.exec(contentType) ?? CHARSET.exec(start))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // An unknown encoding.
    return bytes.toString()
  }
}

/** Judged by its content, not by the declared type: a page is text with markup. */
const isPage = ({ bytes }: Fetched): boolean => !bytes.includes(0) && isMarkup(bytes)

/** The title and the properties of the head; the first of each counts. */
const readHead = (html: string): ReadonlyMap<string, string> => {
  const told = new Map<string, string>()
  const tell = (name: string, value: string): void => {
    if (!told.has(name) && value.trim() !== '') told.set(name, value)
  }
  let title: string | undefined
  let tags = 0
  let isOver = false
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tags += 1
      isOver ||= name === 'body' || tags > TAGS_MAX
      if (isOver) return
      if (name === 'title') title = ''
      if (name === 'meta')
        tell((attributes.property ?? attributes.name ?? '').toLowerCase(), attributes.content ?? '')
    },
    ontext: (text) => {
      if (title !== undefined && title.length < TITRE_MAX * 4) title += text
    },
    onclosetag: (name) => {
      if (name === 'head') isOver = true
      if (name !== 'title') return
      tell('title', title ?? '')
      title = undefined
    },
  })
  for (let at = 0; at < html.length && !isOver; at += PART) parser.write(html.slice(at, at + PART))
  return told
}

/** Control characters, and those that hide or reverse what follows them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu

/** One line of visible text. */
const lineOf = (text: string | undefined, max: number): string | null => {
  const line = (text ?? '').toWellFormed().replaceAll(/\s/gu, ' ').replaceAll(INVISIBLE, '')
  const characters = Array.from(line.replaceAll(/ +/g, ' ').trim())
  if (characters.length === 0) return null
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`
}

const addressOf = (href: string | undefined, page: string): string | null =>
  href !== undefined && URL.canParse(href.trim(), page) ? new URL(href.trim(), page).href : null

/** The title, description and picture that a page declares; null if it is no page, or has no title. */
export const readPage = (fetched: Fetched): PageLue | null => {
  if (!isPage(fetched)) return null
  const told = readHead(decode(fetched))
  const titre = lineOf(told.get('og:title') ?? told.get('title'), TITRE_MAX)
  if (titre === null) return null
  return {
    titre,
    description: lineOf(told.get('og:description') ?? told.get('description'), DESCRIPTION_MAX),
    image: addressOf(
      told.get('og:image:secure_url') ?? told.get('og:image') ?? told.get('og:image:url'),
      fetched.url,
    ),
  }
}
