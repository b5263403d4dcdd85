// Cuts the two families to the glyphs of French texts and names, and to the axes and features the design uses:
// the 131 kB of the titles' font become 55.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { isFresh } from './is-fresh.mjs'

const self = fileURLToPath(import.meta.url)
const folder = fileURLToPath(new URL('../src/ui/generated/', import.meta.url))
const source = (file) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// ASCII, the letters of western Europe, French ligatures and punctuation, and what does not break:
// the spaces U+00A0, U+2009, U+202F and the hyphen U+2011.
const titleGlyphs = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸ«»°²³·–—‘’“”…•€−\u00a0\u2009\u2011\u202f`
const textGlyphs = `${titleGlyphs}${range(0xa1, 0xbf)}‚„‹›™←↑→↓`

const fonts = [
  {
    input: source('bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    output: `${folder}bricolage-grotesque.woff2`,
    glyphs: titleGlyphs,
    options: { variationAxes: { opsz: 24, wdth: { min: 75, max: 100 }, wght: { min: 600, max: 800 } } },
  },
  {
    input: source('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    output: `${folder}atkinson-hyperlegible-next.woff2`,
    glyphs: textGlyphs,
  },
  {
    input: source('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2'),
    output: `${folder}atkinson-hyperlegible-next-italic.woff2`,
    glyphs: textGlyphs,
  },
]

const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

const inputs = [self, ...fonts.map((font) => font.input)]
const outputs = fonts.map((font) => font.output)

if (!isFresh(inputs, outputs)) {
  await mkdir(folder, { recursive: true })
  for (const { input, output, glyphs, options } of fonts) {
    const font = await subsetFont(await readFile(input), glyphs, {
      targetFormat: 'woff2',
      keepFeatures,
      ...options,
    })
    await writeFile(output, font)
  }
}
