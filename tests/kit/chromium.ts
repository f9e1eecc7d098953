// Finds Chromium for browser tests and benchmarks, or installs Debian's package where that is possible.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chooseChromium } from './chromium-choice.ts'
import { installPackages, mayInstall } from './debian-packages.ts'

/** How Chromium is started: as root, without a screen, and without looking for anything outside of this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The path of a Chromium (see `chooseChromium`). What was chosen is told once and kept in `CHROMIUM`, so that no child of this process looks again. */
export function ensureChromium(): string {
  const { path, reason } = chooseChromium({
    named: process.env.CHROMIUM,
    has: existsSync,
    install: mayInstall() ? installPackages : null,
  })
  // What asks for a report in JSON reads the other stream.
  if (reason !== null) process.stderr.write(`Browser: ${path} (${reason})\n`)
  process.env.CHROMIUM = path
  return path
}

/** Starts the browser that is found or installed; whoever opens one outside of the test runner does it here. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
}
