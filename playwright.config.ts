import { defineConfig } from '@playwright/test'

export default defineConfig({
  projects: [
    // What members and administrators do, story by story; those tagged @gate run at every landing.
    { name: 'parcours', testDir: 'e2e/parcours' },
    // Whether every screen is sound in each of its states.
    { name: 'soundness', testDir: 'e2e/soundness', fullyParallel: true },
  ],
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  // A story that fails once is a defect: it is never tried again.
  retries: 0,
  // Far more than a story takes: a host that takes four fifths of both cores away must not fail one.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // A wrong label fails in seconds, not at the end of the story's time.
    actionTimeout: 45_000,
    // A press waits until what it presses stands still: nothing moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story takes a fifth of its time: `npm run e2e -- --trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
