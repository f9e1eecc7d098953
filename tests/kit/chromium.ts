// Finds Chromium for browser tests and benchmarks, or installs Debian's package where that is possible.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

// The shell draws the same pages without windows, for less of two cores.
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** How Chromium is started: as root, without a screen, and without looking for anything outside of this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function find(): string | undefined {
  return [process.env.CHROMIUM, ...PATHS].find((path) => path && existsSync(path))
}

/** The path of a Chromium. `CHROMIUM` names one; otherwise the usual places, then `apt-get install chromium` as root. Throws with one sentence. */
export function ensureChromium(): string {
  const found = find()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { stdio: 'ignore', env })
  }
  const installed = find()
  if (!installed) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.')
  return installed
}

/** Starts the browser that is found or installed; whoever opens one outside of the test runner does it here. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
}
