// Whether a test file contains an element of a requirement: a path, a call, a field, a text or a constant.
import { globSync, readFileSync } from 'node:fs'

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const VALUE = String.raw`(?:\$\{[^}]*\}|[\w:.%-]+)`

/** A text as a reader sees it: without escapes, and with plain spaces. */
const plain = (text) =>
  text
    .replaceAll(/\\u00a0|\\u202f|[\u00a0\u202f]/g, ' ')
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll('’', "'")

/** The back offices share their addresses: `${section}/evenement/creation`. */
const SECTION = /^\/(?:administratrice|coordinatrice)(?=\/)/

const patternOfPath = (path) => {
  const [address, query] = path.split('?')
  const [section = ''] = SECTION.exec(address) ?? []
  const segments = address.slice(section.length).split('/').slice(1)
  const rest = segments.map((segment) => `/${segment.startsWith('{') ? VALUE : escape(segment)}`).join('')
  const pattern = section ? String.raw`(?:${section}|\$\{\w+\})${rest}` : rest
  return query === undefined ? `${pattern}(?![\\w-]|/[\\w$:])` : `${pattern}\\?${escape(query)}`
}

const patternOf = (element) => {
  if (element.startsWith('/')) return patternOfPath(element)
  const text = plain(element)
    .split(/\{\w+\}/)
    .map(escape)
    .join(VALUE)
  return /^\w+$/.test(element) ? String.raw`(?<![\w])${text}(?![\w])` : text
}

/** « POST /api/favoris/ » → `createFavori`: tests call an endpoint by its name. */
const endpointNames = () => {
  const names = new Map()
  for (const file of globSync('packages/contract/src/modules/*/*.endpoints.ts')) {
    const text = readFileSync(file, 'utf8')
    const spread = new Map(
      [...text.matchAll(/^const (\w+) = \{[^}]*?method: '(\w+)'/gm)].map(([, name, method]) => [
        name,
        method,
      ]),
    )
    for (const [, name, block] of text.matchAll(/^ {2}(\w+): \{\n([^]*?)^ {2}\},/gm)) {
      const path = /^ {4}path: '([^']+)'/m.exec(block)?.[1].replaceAll(/:(\w+)/g, '{}')
      const method =
        /^ {4}method: '(\w+)'/m.exec(block)?.[1] ?? spread.get(/^ {4}\.\.\.(\w+)/m.exec(block)?.[1])
      if (path && method) names.set(`${method} ${path}`, name)
    }
  }
  return names
}

/** Returns a function that tells whether one of the files contains the element. */
export const createSearch = () => {
  const names = endpointNames()
  const texts = new Map()
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, plain(readFileSync(file, 'utf8')))
    return texts.get(file)
  }
  return (element, files) => {
    const call = /^(?:GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(element)
    const name = call && names.get(element.replaceAll(/\{\w+\}/g, '{}'))
    const patterns = call ? [patternOf(call[1]), ...(name ? [patternOf(name)] : [])] : [patternOf(element)]
    const pattern = new RegExp(patterns.join('|'))
    return [...files].some((file) => pattern.test(textOf(file)))
  }
}
