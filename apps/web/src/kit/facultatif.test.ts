import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../modules/', import.meta.url)
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, SRC), 'utf8') }))

/** The labels of a form are one object, often the only one of its file with such texts. */
const LABELS = /^\s+\w+: ['`][^'`\n]+['`],?$|^\s+labels: \{.*\},?$/gm

test('« (facultatif) » is in labels only, and in the minority of them: OptionalNote says it once otherwise', () => {
  const marked = sources.filter(({ text }) => text.includes('(facultatif)'))
  expect(marked.length).toBeGreaterThan(4)
  const most = marked.filter(({ text }) => {
    const labels = text.match(LABELS) ?? []
    const optional = labels.filter((label) => label.includes('(facultatif)'))
    return labels.length > 1 && optional.length * 2 > labels.length
  })
  expect(most.map(({ file }) => file)).toEqual([])
  const hints = sources.filter(({ text }) => /hint=\{?["'`<>\w\s]*[^"]*facultatif/i.test(text))
  expect(hints.map(({ file }) => file)).toEqual([])
})
