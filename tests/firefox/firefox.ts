// Finds Firefox, or installs Debian's package where that is possible.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, mayInstall } from '#tests/kit/debian-packages.ts'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * What Playwright is told to start, which starts the Firefox of `FIREFOX`: the named one, else one that is there or was installed. Throws with what to do.
 * The choice is kept in `FIREFOX`, so that no child of this process looks again.
 */
export function ensureFirefox(): string {
  const named = process.env.FIREFOX
  if (named && !existsSync(named)) throw new Error(`FIREFOX is ${named}, which is not there.`)
  const find = () => named || PATHS.find(existsSync)
  const said = find() === undefined && mayInstall() ? installPackages(['firefox-esr', 'fonts-liberation']) : null
  const path = find()
  if (path === undefined) throw new Error(`These tests need Firefox: install it, or set FIREFOX to its path.\n${said ?? ''}`)
  process.env.FIREFOX = path
  return join(import.meta.dirname, 'start-firefox.sh')
}
