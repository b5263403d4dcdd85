// Gathers the icons of src/ui/icons.ts into one SVG sprite.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { iconNames } from '../src/ui/icons.ts'
import { isFresh } from './is-fresh.mjs'

const self = fileURLToPath(import.meta.url)
const list = fileURLToPath(new URL('../src/ui/icons.ts', import.meta.url))
const folder = fileURLToPath(new URL('../src/ui/generated/', import.meta.url))
const output = `${folder}icons.svg`

const weightOf = (name) => /-(bold|fill)$/.exec(name)?.[1] ?? 'regular'
const source = (name) =>
  fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weightOf(name)}/${name}.svg`))

const symbol = async (name) => {
  const svg = await readFile(source(name), 'utf8')
  const shapes = svg.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${shapes}</symbol>`
}

if (!isFresh([self, list, ...iconNames.map(source)], [output])) {
  await mkdir(folder, { recursive: true })
  const symbols = await Promise.all(iconNames.map(symbol))
  await writeFile(output, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`)
}
