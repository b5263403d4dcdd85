import { inject } from 'vitest'
import { cloneTemplate, type TestDatabase } from './test-template.ts'

export type { TestDatabase }

/** A database for the current test file. */
export const createTestDatabase = (): Promise<TestDatabase> => cloneTemplate(inject('templateUrl'))
