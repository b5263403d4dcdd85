import { inject } from 'vitest'
import { cloneTemplate, dropClone } from './test-template.ts'

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** A database for the current test file. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const url = await cloneTemplate(inject('templateUrl'))
  return { url, drop: () => dropClone(url) }
}
