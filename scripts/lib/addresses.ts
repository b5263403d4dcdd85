import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path of the product and the module that declares it. */
export type Address = { readonly path: string; readonly module: string }
/** Prefixes of paths, each with its module. */
export type Prefixes = ReadonlyMap<string, string>

const BACK_OFFICE = /^\/(?:api\/bo|administratrice|coordinatrice)(?:\/|$)/
const TITLE = '## Back-office addresses that do not bear the name of their module'

/** Reads the prefix table of the glossary. */
export const readPrefixes = (glossary: string): Prefixes => {
  const [, section = ''] = glossary.split(TITLE)
  const [table = ''] = section.split('\n## ')
  return new Map(
    [...table.matchAll(/^\| `([^`]+)`[^|]*\| `([^`]+)`/gm)].map(([, prefix = '', module = '']) => [
      prefix,
      module,
    ]),
  )
}

/** The word after the back office's prefix: « evenements » in `/api/bo/evenements/:id`. */
const wordOf = (path: string): string => path.replace(BACK_OFFICE, '').split('/')[0] ?? ''

/** `/api/bo/evenements/:id`: bo-evenements; `/administratrice/adherente`: bo-adherentes. */
const moduleNamedBy = (path: string, modules: ReadonlySet<string>): string | undefined => {
  const name = `bo-${wordOf(path).replaceAll('_', '-')}`
  return [name, `${name}s`].find((candidate) => modules.has(candidate))
}

/** A back-office home page matches only itself: it is a prefix of all other paths. */
const startsWith = (path: string, prefix: string): boolean =>
  path === prefix || (wordOf(prefix) !== '' && path.startsWith(prefix))

/** Back-office paths must be declared in bo-<m>, and no other path there. Returns one sentence per fault. */
export const misplaced = (addresses: readonly Address[], prefixes: Prefixes): string[] => {
  const modules = new Set(addresses.map(({ module }) => module))
  return addresses.flatMap(({ path, module }) => {
    if (!BACK_OFFICE.test(path))
      return module.startsWith('bo-')
        ? [`${path} is no address of the back office: move it out of ${module}.`]
        : []
    const [, named] =
      [...prefixes]
        .filter(([prefix]) => startsWith(path, prefix))
        .toSorted(([a], [b]) => b.length - a.length)[0] ?? []
    const wanted = named ?? moduleNamedBy(path, modules)
    if (wanted === module) return []
    const where = wanted ?? 'bo-<m>, or a line in the prefix table of docs/glossaire.md'
    return [`${path} is declared in ${module}; it belongs to ${where}.`]
  })
}

const declaredIn = (root: string, files: string): Address[] =>
  globSync(files, { cwd: root }).flatMap((file) => {
    const [, module = ''] = /\/modules\/([^/]+)\//.exec(file) ?? []
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => ({ path, module }))
  })

/** Checks every endpoint and screen of the tree against the glossary. */
export const misplacedAddresses = (root: string): string[] => {
  const prefixes = readPrefixes(readFileSync(join(root, 'docs/glossaire.md'), 'utf8'))
  const endpoints = declaredIn(root, 'packages/contract/src/modules/*/*.endpoints.ts')
  const screens = declaredIn(root, 'apps/web/src/modules/*/*.routes.tsx')
  if (prefixes.size === 0 || endpoints.length === 0 || screens.length === 0)
    return [
      'The fence of addresses saw nothing: the glossary’s table, the endpoints or the routes have moved.',
    ]
  return [endpoints, screens].flatMap((addresses) => misplaced(addresses, prefixes))
}
