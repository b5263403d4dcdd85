import { EXTRAIT_MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'

const LETTRES = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The first words of a message on one line, for the inbox and for a quote. An emoji is not cut in two. */
export const extraitOf = (contenu: string): string => {
  const line = contenu.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= EXTRAIT_MESSAGE_MAX) return line
  let end = 0
  for (const { index, segment } of LETTRES.segment(line)) {
    if (index + segment.length >= EXTRAIT_MESSAGE_MAX) break
    end = index + segment.length
  }
  return `${line.slice(0, end)}…`
}
