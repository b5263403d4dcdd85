import type { TestProject } from 'vitest/node'
import { createTemplate } from './test-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test file clones. */
    templateUrl: string
  }
}

/** Before the tests: one migrated database. After: it and all its clones are dropped. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, dropAll } = await createTemplate(project.name)
  project.provide('templateUrl', url)
  return dropAll
}
