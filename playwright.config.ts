import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e/parcours',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  // A story that fails once is a defect: it is never tried again.
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
