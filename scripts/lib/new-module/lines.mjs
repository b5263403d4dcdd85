import { fail } from '../console.mjs'

/** Inserts a line among those that match `kind`, sorted by its first group. */
export const addSorted = (text, kind, line) => {
  const lines = text.split('\n')
  const nameOf = (one) => kind.exec(one)?.[1]
  if (!lines.some(nameOf)) fail(`« ${line.trim()} » has no line of its kind to stand beside: add it by hand.`)
  const next = lines.findIndex((one) => nameOf(one) > nameOf(line))
  return lines.toSpliced(next < 0 ? lines.findLastIndex(nameOf) + 1 : next, 0, line).join('\n')
}

/** Adds a line at the end of the object that the `opening` line starts. */
export const addLast = (text, opening, line) => {
  const lines = text.split('\n')
  const start = lines.indexOf(opening)
  const closing = `${/^ */.exec(opening)[0]}}`
  const end = lines.findIndex((one, index) => index > start && one.startsWith(closing))
  if (start < 0 || end < 0)
    fail(`« ${opening.trim()} » is not there any more: add « ${line.trim()} » by hand.`)
  return lines.toSpliced(end, 0, line).join('\n')
}
