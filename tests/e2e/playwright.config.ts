// Browser tests: every test has a product of its own (database, host, gateway), so they run side by side.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '#tests/kit/chromium.ts'
import { FEWER_COLLECTIONS } from '#tests/kit/fewer-collections.ts'

// What is looked at, in both themes and several widths, apart from what is done: machines can share them out.
const LOOKS = /(?:^|[-/])(?:looks|read-states)\.spec\.ts$/

// A page lives for seconds here: making its code quick costs a fifth of what the page costs, and it is gone before that pays.
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev'

// Workers take no arguments of their own, and read this file, too.
process.env.NODE_OPTIONS = [...new Set([...(process.env.NODE_OPTIONS?.split(' ') ?? []), ...FEWER_COLLECTIONS])].join(' ')

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'behavior', testMatch: '**/*.spec.ts', testIgnore: LOOKS },
    { name: 'looks', testMatch: LOOKS },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A tenth of it waits for pages and servers: one worker more than there are cores uses that.
  workers: availableParallelism() + 1,
  // For a machine several times slower than a quiet one: only what fails pays for the patience.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, UNOPTIMIZED] },
    // An element that never comes fails with a picture of the page in words; the end of the test's own time would leave none.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // What a worker answers no test could stand in for.
    serviceWorkers: 'block',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
})
