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

/** Tests for which the runner's Firefox lacks something, by how their titles begin or go on. */
const NOT_HERE = [
  // Drags are not made.
  'projects are put in order by dragging',
  'a card dragged into another column',
  // Nobody goes offline.
  'while the server is away the stop waits',
  // A test cannot write to the clipboard.
  'Markdown is formatted while it is typed and when it is pasted',
  // Reading a list of elements at once ends the page's process.
  'the toolbar formats what is typed, by mouse and by key',
  '# finds tasks by number, @ people',
  // Without a window nothing hovers, so that there are no tooltips.
  'the ring of a row, a card and the detail marks as done with one press',
  // A page that is left while it still fetches parts ahead says so in the console; Chromium is silent there.
  'a long one is read by its ends and on from the gap',
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
