import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('[R5-3] the list of common passwords and its rule weigh at most 20 kB compressed', () => {
  const kit = 'packages/contract/src/kit'
  const text = read(`${kit}/generated/common-passwords.ts`) + read(`${kit}/easy-passwords.ts`)
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(20_000)
})

test('[R5-3] no page loads the list before a password is typed', () => {
  const imports = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /(?:easy|common)-passwords/.test(read(path)),
  )
  expect(imports).toEqual(['apps/web/src/kit/NewPasswordField.tsx'])
  expect(read('apps/web/src/kit/NewPasswordField.tsx')).not.toMatch(/from '[^']*(?:easy|common)-passwords/)
})
