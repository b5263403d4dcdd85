// Download size of the production build, from its manifest: `npm run size` after `npm run build`.
import { readFileSync } from 'node:fs'

const DIST = 'apps/web/dist'
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const chunks = Object.entries(manifest)

/** A chunk and all its static imports. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(imported, seen)
  return seen
}
const filesOf = (keys) => [...keys].map((key) => `${DIST}/${manifest[key].file}`)
const stylesOf = (keys) =>
  [...keys].flatMap((key) => (manifest[key].css ?? []).map((file) => `${DIST}/${file}`))

const entry = chunks.find(([, chunk]) => chunk.isEntry)[0]
const screens = chunks.filter(([key]) => /\/screens\/\w+Screen\.tsx$/.test(key)).map(([key]) => key)
const frames = chunks.filter(([key]) => /\/layouts\/\w+\.tsx$/.test(key)).map(([key]) => key)
/** The entry chunk contains all of /connexion. */
const base = closure(entry)

/**
 * Chunks that a route loads beyond the entry. Each is limited separately: chunks shared by several routes load only
 * once.
 */
const routeChunks = [...new Set([...screens, ...frames].flatMap((key) => [...closure(key)]))].filter(
  (key) => !base.has(key),
)

export default [
  { name: 'JavaScript of /connexion', path: filesOf(base), gzip: true, limit: '100 kB' },
  { name: 'Styles of /connexion', path: stylesOf(base), gzip: true, limit: '20 kB' },
  ...routeChunks.map((key) => ({
    name: `Chunk ${manifest[key].name}`,
    path: filesOf([key]),
    gzip: true,
    limit: '40 kB',
  })),
  {
    name: 'Common passwords, loaded when one is typed',
    path: filesOf(chunks.map(([key]) => key).filter((key) => key.endsWith('/easy-passwords.ts'))),
    gzip: true,
    limit: '20 kB',
  },
  {
    name: 'Preloaded fonts',
    path: ['bricolage-grotesque', 'atkinson-hyperlegible-next'].map(
      (font) => `${DIST}/assets/${font}-????????.woff2`,
    ),
    gzip: false,
    brotli: false,
    limit: '90 kB',
  },
]
