import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scan } from './secrets.ts'

const ROOT = join(import.meta.dirname, '..')

/** A repository with one committed file. */
const plant = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'entrelles-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'reglages.env'), `${text}\n`)
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '-A'], { cwd: folder })
  return folder
}

test('no file of the tree holds a secret', () => {
  expect(scan(ROOT)).toEqual({ ok: true, found: '' })
})

// Written in pieces: this file is scanned too.
const hex = randomBytes(24).toString('hex')
test.each([
  ['an access key', ['AKIA', 'QWERTYUIOPASDFGH']],
  ['a token of a forge', ['ghp_', hex]],
  ['a private key', ['-----BEGIN ', 'RSA PRIVATE KEY-----']],
  ['an address of error reporting', ['https://', `${hex.slice(0, 32)}@o1.ingest.sentry.io/12`]],
  ['a password of the database', ['postgresql://', `entrelles:${hex}@127.0.0.1:5432/entrelles`]],
  ['a secret of the product', ['JWT_SECRET=', hex]],
  ['a quoted key of the second factors', ["SECOND_FACTEUR_KEY: '", `${hex}'`]],
])('%s that was committed is found', (_, pieces) => {
  const { ok, found } = scan(plant(pieces.join('')))
  expect(ok).toBe(false)
  expect(found).toContain('reglages.env:1:')
})

test('a file without secrets passes', () => {
  expect(scan(plant('PORT=3000'))).toEqual({ ok: true, found: '' })
})
