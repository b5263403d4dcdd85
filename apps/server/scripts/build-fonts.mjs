// Cuts the fonts of the documents that the server draws (PDF), once: the cut files are kept in the repository, so that
// production needs neither the sources nor the tool. Run it again when a version of the fonts or a glyph changes.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// The web application owns the fonts and the tool that cuts them.
const web = createRequire(new URL('../../web/package.json', import.meta.url))
const subsetFont = web('subset-font')
const folder = fileURLToPath(new URL('../assets/fonts/', import.meta.url))

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// As on the screens: ASCII, the letters of western Europe, French ligatures and punctuation, what does not break.
const french = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”…•€−\u2009\u2011\u202f`
// The other letters of Latin scripts: a name is written as it is.
const otherLatin = `${range(0x100, 0x24f)}${range(0x1e00, 0x1e9f)}`
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}`

const title = { opsz: 24, wdth: 90, wght: 700 }
const fonts = [
  { from: 'atkinson-hyperlegible-next-latin-wght-normal', to: 'texte', axes: { wght: 400 }, glyphs: french },
  {
    from: 'atkinson-hyperlegible-next-latin-wght-normal',
    to: 'texte-gras',
    axes: { wght: 700 },
    glyphs: french,
  },
  { from: 'bricolage-grotesque-latin-standard-normal', to: 'titre', axes: title, glyphs: french },
  {
    from: 'bricolage-grotesque-latin-ext-standard-normal',
    to: 'titre-latin',
    axes: title,
    glyphs: otherLatin,
  },
  {
    from: 'bricolage-grotesque-vietnamese-standard-normal',
    to: 'titre-vietnamien',
    axes: title,
    glyphs: vietnamese,
  },
]

const familyOf = (file) =>
  file.startsWith('atkinson') ? 'atkinson-hyperlegible-next' : 'bricolage-grotesque'

await mkdir(folder, { recursive: true })
for (const { from, to, axes, glyphs } of fonts) {
  const source = web.resolve(`@fontsource-variable/${familyOf(from)}/files/${from}.woff2`)
  const font = await subsetFont(await readFile(source), glyphs, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk'],
  })
  await writeFile(`${folder}${to}.ttf`, font)
}
for (const family of ['atkinson-hyperlegible-next', 'bricolage-grotesque'])
  await copyFile(web.resolve(`@fontsource-variable/${family}/LICENSE`), `${folder}OFL-${family}.txt`)
