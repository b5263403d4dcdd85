// Cuts the two families to the French glyphs and to the axes the design uses: 130 kB of titles become 54.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { isFresh } from './is-fresh.mjs'

const self = fileURLToPath(import.meta.url)
const folder = fileURLToPath(new URL('../src/ui/generated/', import.meta.url))
const source = (file) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))

const fonts = [
  {
    input: source('bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    output: `${folder}bricolage-grotesque.woff2`,
    variationAxes: { opsz: 24, wdth: { min: 75, max: 100 }, wght: { min: 600, max: 800 } },
  },
  {
    input: source('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    output: `${folder}atkinson-hyperlegible-next.woff2`,
  },
  {
    input: source('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2'),
    output: `${folder}atkinson-hyperlegible-next-italic.woff2`,
  },
]

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// ASCII, Latin-1 (accents, « », no-break space), French ligatures, typographic punctuation, and the spaces
// and hyphens that do not break (U+2009, U+2011, U+202F).
const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}œŒŸ–—‘’‚“”„…•‹›€™−←↑→↓\u2009\u2011\u202f`

const inputs = [self, ...fonts.map((font) => font.input)]
const outputs = fonts.map((font) => font.output)

if (!isFresh(inputs, outputs)) {
  await mkdir(folder, { recursive: true })
  for (const { input, output, variationAxes } of fonts) {
    const options = { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) }
    await writeFile(output, await subsetFont(await readFile(input), glyphs, options))
  }
}
