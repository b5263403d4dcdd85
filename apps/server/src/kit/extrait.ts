import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'

/** What a cut leaves at the end of a rich text: a part of a tag or of an entity. */
const OPEN_MARKUP = /<[^>]*$|&#?\w{0,6}$/
/** « mot… », not « mot,… »; nor half an emoji. */
const TRAILING = /[\s,;:.\uD800-\uDBFF]+$/u

/** Its last word may be cut: it is left out. A no-break space keeps together what it joins. */
const cutAtWord = (text: string, max: number): string => {
  const head = text.slice(0, max - 1)
  const isWordEnd = /[ \n]/.test(text.charAt(max - 1))
  const end = isWordEnd ? head.length : Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'))
  const words = (end > 0 ? head.slice(0, end) : head).replace(TRAILING, '')
  return words && `${words}…`
}

/** The beginning of a text, at most `max` characters, cut between two words with « … ». */
export const extraitOf = (text: string, max: number): string =>
  text.length <= max ? text : cutAtWord(text, max)

/** The same for a rich text. `isCut`: only its beginning was read, up to any of its characters. */
export const extraitOfRichText = (html: string, max: number, isCut: boolean): string =>
  isCut ? cutAtWord(textOfRichText(html.replace(OPEN_MARKUP, '')), max) : extraitOf(textOfRichText(html), max)
