// Which browser the browser tests take: the named one, else the shell, else a whole one, each there or installed.
import { expect, test } from 'vitest'
import { chooseChromium, type Machine, SHELL, WHOLE_BROWSERS } from '#tests/kit/chromium-choice.ts'

const [WHOLE = ''] = WHOLE_BROWSERS
const PATHS: Record<string, string> = { 'chromium-headless-shell': SHELL, chromium: WHOLE }

/** A machine with these browsers, where packages of `offered` can be installed; null: nobody may install anything. */
function machine(there: string[], offered: string[] | null, named?: string) {
  const paths = new Set(there)
  const asked: string[] = []
  const install = (packages: readonly string[]) => {
    asked.push(packages.join(' '))
    const [name = ''] = packages
    if (!offered?.includes(name)) return `E: Unable to locate package ${name}`
    paths.add(PATHS[name] ?? '')
    return null
  }
  return { asked, ...({ named, has: (path) => paths.has(path), install: offered && install } satisfies Machine) }
}

test('a browser that a person names is the one, whatever else is there', () => {
  const named = machine([SHELL, WHOLE, '/opt/chrome'], ['chromium'], '/opt/chrome')
  expect(chooseChromium(named)).toEqual({ path: '/opt/chrome', reason: null })
  expect(named.asked).toEqual([])
})

test('a named browser that is not there is said, and nothing else is taken for it', () => {
  const named = machine([SHELL, WHOLE], ['chromium'], '/opt/chrome')
  expect(() => chooseChromium(named)).toThrow('CHROMIUM is /opt/chrome, which is not there.')
  expect(named.asked).toEqual([])
})

test('the shell that is there is taken without installing anything', () => {
  const both = machine([SHELL, WHOLE], ['chromium-headless-shell'])
  expect(chooseChromium(both).path).toBe(SHELL)
  expect(both.asked).toEqual([])
})

test.each([[[]], [[WHOLE]]])('the shell is installed with its fonts, once, where there is %j', (there) => {
  const bare = machine(there, ['chromium-headless-shell', 'chromium'])
  expect(chooseChromium(bare)).toEqual({ path: SHELL, reason: 'it was installed' })
  expect(bare.asked).toEqual(['chromium-headless-shell fonts-liberation'])
})

test.each(WHOLE_BROWSERS)('where the shell cannot be had, %s does, and the reason is told', (path) => {
  const offline = machine([path], [])
  expect(chooseChromium(offline)).toEqual({ path, reason: `${SHELL}, which needs half as long, could not be installed` })
  expect(offline.asked).toEqual(['chromium-headless-shell fonts-liberation'])
  expect(chooseChromium(machine([path], null))).toEqual({ path, reason: `${SHELL}, which needs half as long, is not here` })
})

test('where there is no shell to install, the whole browser is installed', () => {
  const old = machine([], ['chromium'])
  expect(chooseChromium(old)).toEqual({ path: WHOLE, reason: 'it was installed' })
  expect(old.asked).toEqual(['chromium-headless-shell fonts-liberation', 'chromium fonts-liberation'])
})

test('without any, it says what to do and what installing said', () => {
  expect(() => chooseChromium(machine([], null))).toThrow(/^The browser tests need Chromium: install it, or set CHROMIUM to its path\.$/)
  expect(() => chooseChromium(machine([], []))).toThrow(
    /set CHROMIUM to its path\.\nInstalling chromium-headless-shell:\nE: Unable to locate package chromium-headless-shell\nInstalling chromium:\nE: Unable to locate package chromium$/,
  )
})
