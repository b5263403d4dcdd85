import { inject } from 'vitest'
import { cloneTemplate, dropClone } from './test-template.ts'

/** A database of this test file's own. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const url = await cloneTemplate(inject('templateUrl'))
  return { url, drop: () => dropClone(url) }
}
