import { configDefaults, defineConfig } from 'vitest/config'

const heavy = '**/*.heavy.test.ts'
/** Makes the migrated template database that every test file clones. */
const database = './apps/server/src/db/test-setup.ts'

export default defineConfig({
  test: {
    // The machines are small and shared, and each worker holds its own database.
    maxWorkers: 2,
    exclude: [...configDefaults.exclude, heavy],
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.{ts,tsx}', 'apps/server/seed/**/*.test.ts'],
          globalSetup: database,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        // SIGKILL, storms, races and whole clones: one at a time, and never beside the others.
        extends: false,
        test: {
          name: 'heavy',
          include: [heavy],
          globalSetup: database,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
