import { inject } from 'vitest'
import { cloneTemplate, dropClone } from './test-template.ts'

/** A database for the current test file. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const url = await cloneTemplate(inject('templateUrl'))
  return { url, drop: () => dropClone(url) }
}
