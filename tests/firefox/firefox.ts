// Finds Firefox, or installs Debian's package where that is possible.
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, mayInstall } from '#tests/kit/debian-packages.ts'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** What Playwright is told to start: the Firefox that `FIREFOX` names, that is there or that was installed, by `firefox.process.ts`. Throws with what to do. */
export function ensureFirefox(): string {
  const named = process.env.FIREFOX
  if (named && !existsSync(named)) throw new Error(`FIREFOX is ${named}, which is not there.`)
  const find = () => named || PATHS.find(existsSync)
  const said = find() === undefined && mayInstall() ? installPackages(['firefox-esr', 'fonts-liberation']) : null
  const path = find()
  if (path === undefined) throw new Error(`These tests need Firefox: install it, or set FIREFOX to its path.\n${said ?? ''}`)
  return starter(path)
}

/** A program that runs `firefox.process.ts` with that browser. */
function starter(firefox: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'palette-firefox-')), 'firefox')
  const script = join(import.meta.dirname, 'firefox.process.ts')
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' --import tsx '${script}' '${firefox}' "$@"\n`)
  chmodSync(file, 0o755)
  return file
}
