import { configDefaults, defineConfig } from 'vitest/config'

const heavy = '**/*.heavy.test.ts'
/** Replaces a module of others, to count what is asked of it: it loads its own. */
const alone = '**/*.alone.test.ts'
/** Makes the migrated template database that every test file clones. */
const database = './apps/server/src/db/test-setup.ts'

/** Far more than a test takes: two cores shared with others must not fail one. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const

/**
 * The files of a worker share the modules that they import: loading them again for each took two thirds of the time.
 * Modules hold no state that a test could leave behind.
 */
const shared = { isolate: false, exclude: [...configDefaults.exclude, heavy, alone] }

export default defineConfig({
  test: {
    // The machines are small and shared, and each worker holds its own database.
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
          globalSetup: database,
          ...shared,
        },
      },
      { extends: true, test: { name: 'alone', include: [alone], globalSetup: database } },
      {
        extends: true,
        // Those that need a document say so on their first line: making one takes longer than most files.
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
        // SIGKILL, storms, races and whole clones: one at a time, and never beside the others.
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
