import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLock } from './licences.ts'
import { problemsOf, type Sbom } from './sbom.ts'

const ROOT = join(import.meta.dirname, '..')

test('npm run sbom lists every production dependency, and a missing one is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'entrelles-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sbom.cdx.json')
  execFileSync('npm', ['run', 'sbom', '--', file], { cwd: ROOT })
  const sbom = JSON.parse(readFileSync(file, 'utf8')) as Sbom
  const lock = readLock(ROOT)
  expect(problemsOf(sbom, lock)).toEqual([])
  const without = sbom.components?.filter(({ purl = '' }) => !purl.startsWith('pkg:npm/fastify@')) ?? []
  expect(problemsOf({ ...sbom, components: without }, lock)).toEqual([
    expect.stringMatching(/^fastify .+ is missing\.$/),
  ])
  expect(problemsOf({ components: [{ name: 'un' }] }, { packages: {} })).toEqual([
    'It is not a CycloneDX document.',
    'un lacks its version or its address.',
  ])
})
