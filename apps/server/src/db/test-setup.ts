import type { TestProject } from 'vitest/node'
import { createTemplate } from './test-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated database that each test file clones. */
    templateUrl: string
  }
}

/** Creates one migrated database before the tests; drops it and all its clones after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, dropAll } = await createTemplate(project.name)
  project.provide('templateUrl', url)
  return dropAll
}
