import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStamps } from './lib/stamps.ts'

const root = mkdtempSync(join(tmpdir(), 'entrelles-stamps-'))
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const open = () => openStamps(root, join(root, '.cache/stamps.json'))

beforeAll(() => {
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const folder of ['web', 'server']) mkdirSync(join(root, folder))
  write('.gitignore', '.cache/\n')
  write('web/a.ts', '1')
  write('server/b.ts', '1')
})

afterAll(() => rmSync(root, { recursive: true }))

/** True if a check of that folder would be skipped. */
const isUnchanged = (command: string, folder: string) => {
  const stamps = open()
  return stamps.isKnown(folder, stamps.of(command, [folder]))
}

test('a check is skipped only while its command and its own files are as they were when it passed', () => {
  expect(isUnchanged('lint', 'web')).toBe(false)
  const stamps = open()
  stamps.keep('web', stamps.of('lint', ['web']))
  expect(isUnchanged('lint', 'web')).toBe(true)
  expect(isUnchanged('lint --fix', 'web')).toBe(false)
  write('server/b.ts', '2')
  expect(isUnchanged('lint', 'web')).toBe(true)
  write('web/a.ts', '2')
  expect(isUnchanged('lint', 'web')).toBe(false)
  write('web/a.ts', '1')
  expect(isUnchanged('lint', 'web')).toBe(true)
  write('web/new.ts', '1')
  expect(isUnchanged('lint', 'web')).toBe(false)
})
