// Which Chromium draws the browser tests and benchmarks.

/** The browser without windows: it draws the same pages for half of the work. */
export const SHELL = '/usr/bin/chromium-headless-shell'

/** Whole browsers, the likeliest first. */
export const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

const FONTS = 'fonts-liberation'

/** What the choice of a browser needs to know of the machine, and may do to it. */
export interface Machine {
  /** The browser a person asked for: `CHROMIUM`. */
  named: string | undefined
  has(path: string): boolean
  /** Installs packages and answers what that printed where it failed; null where nobody may install here. */
  install: ((packages: readonly string[]) => string | null) | null
}

/** The browser that is used, and in one sentence why it is that one; null for one that a person named. */
export interface Choice {
  path: string
  reason: string | null
}

/** The named browser; else the shell, there or installed; else a whole browser, there or installed. Throws with what to do, and what installing said. */
export function chooseChromium({ named, has, install }: Machine): Choice {
  if (named) {
    if (has(named)) return { path: named, reason: null }
    throw new Error(`CHROMIUM is ${named}, which is not there.`)
  }
  const whole = () => WHOLE_BROWSERS.find(has)
  const said: string[] = []
  const installed = (name: string) => {
    const output = install?.([name, FONTS]) ?? null
    if (output !== null) said.push(`Installing ${name}:\n${output}`)
  }
  if (has(SHELL)) return { path: SHELL, reason: 'it is here' }
  installed('chromium-headless-shell')
  if (has(SHELL)) return { path: SHELL, reason: 'it was installed' }
  const there = whole()
  if (there) return { path: there, reason: `${SHELL}, which needs half as long, ${install ? 'could not be installed' : 'is not here'}` }
  installed('chromium')
  const last = whole()
  if (last) return { path: last, reason: 'it was installed' }
  throw new Error(['The browser tests need Chromium: install it, or set CHROMIUM to its path.', ...said].join('\n'))
}
