import { defineConfig } from '@playwright/test'

export default defineConfig({
  projects: [
    // Member and administrator journeys; those tagged @gate run at every landing.
    { name: 'parcours', testDir: 'e2e/parcours' },
    // Checks of every screen in each of its states: accessibility, layout, language.
    { name: 'soundness', testDir: 'e2e/soundness', fullyParallel: true },
  ],
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  // No retries: a journey that fails once is a defect.
  retries: 0,
  // Far longer than a journey takes: it must still pass on a host that withholds four fifths of both cores.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Shorter than the journey's timeout, so that a wrong label fails early.
    actionTimeout: 45_000,
    // Playwright waits until the clicked element is stable, so animations are disabled.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a fifth of a journey's time: use `npm run e2e -- --trace on` on the one that fails.
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
