import { configDefaults, defineConfig } from 'vitest/config'

const heavy = '**/*.heavy.test.ts'
/** Files that mock a module imported by other files: they run in a project with isolated modules. */
const alone = '**/*.alone.test.ts'
/** Creates the migrated template database that every test file clones. */
const database = './apps/server/src/db/test-setup.ts'
/** Compares the refusals that endpoints declare with those that the tests have seen; ends last, because it may fail. */
const refusals = './apps/server/src/kit/test-refusals-setup.ts'

/** Far longer than a test takes: a busy machine with two shared cores must not fail one. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const

/**
 * Test files of a worker share their imported modules: reloading them for each file took two thirds of the time.
 * Modules hold no state that a test could leave behind.
 */
const shared = { isolate: false, exclude: [...configDefaults.exclude, heavy, alone] }

export default defineConfig({
  test: {
    // The machines are small and shared, and each worker has its own database.
    maxWorkers: 2,
    ...patience,
    exclude: [...configDefaults.exclude, heavy],
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...shared },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.{ts,tsx}', 'apps/server/seed/**/*.test.ts'],
          globalSetup: [refusals, database],
          ...shared,
        },
      },
      { extends: true, test: { name: 'alone', include: [alone], globalSetup: database } },
      {
        extends: true,
        // Files that need a DOM declare it on their first line: creating one takes longer than most files.
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          globalSetup: './apps/web/scripts/test-setup.mjs',
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['tools/**/*.test.ts'] },
      },
      {
        // SIGKILL, load, races and full clones: one file at a time, never in parallel with other tests.
        extends: false,
        test: {
          name: 'heavy',
          include: [heavy],
          globalSetup: database,
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
})
