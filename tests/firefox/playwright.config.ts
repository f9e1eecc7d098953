// The browser tests whose matter browsers differ in (keys, focus, text fields, dragging), in Firefox.
import { defineConfig } from '@playwright/test'
import { ensureFirefox } from './firefox.ts'

/** Nothing is asked of other machines. */
const QUIET = {
  'services.settings.server': 'data:,',
  'app.normandy.enabled': false,
  'nimbus.rollouts.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Browser tests of what browsers differ in: keys, focus, text fields, editors, layers. */
const SHARED = [
  'discussions',
  'editor-links',
  'editor',
  'frame-keys',
  'keyboard',
  'palette',
  'pointer',
  'sidebar-tree',
  'task-board',
  'task-create',
  'task-create-tab',
  'task-list',
  'timer',
]

/** What the runner cannot do in Firefox: drag, go offline, write to the clipboard, and read a list of elements at once, which ends the page's process. */
const NOT_HERE = [
  'projects are put in order by dragging',
  'a card dragged into another column',
  'while the server is away the stop waits',
  'Markdown is formatted while it is typed and when it is pasted',
  'the toolbar formats what is typed, by mouse and by key',
  '# finds tasks by number, @ people',
]

export default defineConfig({
  projects: [
    { name: 'own', testDir: '.' },
    { name: 'shared', testDir: '../e2e', testMatch: SHARED.map((name) => `${name}.spec.ts`), grepInvert: new RegExp(NOT_HERE.join('|')) },
  ],
  globalSetup: '../e2e/global-setup.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: ensureFirefox(), firefoxUserPrefs: QUIET },
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    serviceWorkers: 'block',
    // Keeping what was fetched needs a protocol that only Chromium has.
    ...({ cold: true } as object),
  },
})
