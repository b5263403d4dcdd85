import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const dependenciesOf = (folder: string) =>
  (
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
  ).dependencies

test('[R9-7] browser and server report with one version of Sentry', () => {
  const version = dependenciesOf('apps/server')['@sentry/node']
  expect(version).toBeDefined()
  expect(dependenciesOf('apps/web')['@sentry/react']).toBe(version)
})
