// Finds Chromium for browser tests and benchmarks, or installs Debian's package where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chooseChromium } from './chromium-choice.ts'

const MINUTE = 60_000
// What was printed last tells what went wrong.
const LINES = 20

/** How Chromium is started: as root, without a screen, and without looking for anything outside of this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** By Debian's package manager. What cannot be reached, or is locked by somebody else, is given up after some minutes. */
function installPackages(packages: readonly string[]): string | null {
  process.stderr.write(`Installing ${packages.join(' and ')} …\n`)
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60']
  const run = (...args: string[]) =>
    spawnSync('apt-get', [...patience, ...args], {
      encoding: 'utf8',
      timeout: 4 * MINUTE,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  // Lists that cannot be read anew may still be good enough to install from.
  const runs = [run('update', '-qq'), run('install', '-y', '-qq', '--no-install-recommends', ...packages)]
  if (runs.at(-1)?.status === 0) return null
  const lines = runs.flatMap(({ stdout, stderr, error }) => `${stdout}${stderr}${error?.message ?? ''}`.trim().split('\n'))
  return lines.slice(-LINES).join('\n')
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

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
