import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { administer, quoted } from './admin.ts'

/** A database of this test file's own, cloned from the migrated one. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = new URL(inject('templateUrl'))
  const templateName = template.pathname.slice(1)
  const name = templateName.replace(/modele$/, randomUUID().slice(0, 8))
  await administer(template.href, `create database ${quoted(name)} template ${quoted(templateName)}`)
  const url = new URL(template.href)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await administer(url.href, `drop database if exists ${quoted(name)} with (force)`)
    },
  }
}
