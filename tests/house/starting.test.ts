// What the README says about starting is what the processes do, and whoever opens a browser opens the one that is found or installed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { START_ENVIRONMENT } from '../../bin/settings.ts'
import { sources } from './sources.ts'

/** Rows of the table under "Configuration": variables and what stands as their default, in the same order. */
function documentedDefaults(readme: string): [string, string][] {
  const section = readme.split('### Configuration')[1]?.split('\n### ')[0] ?? ''
  return [...section.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)].flatMap(([, names = '', defaults = '']) => {
    const values = defaults.split(', ').map((text) => text.replaceAll('`', ''))
    return names.split(', ').map((name, at): [string, string] => [name.replaceAll('`', ''), values[at] ?? 'nothing'])
  })
}

/** The default of a variable as the table writes it. */
function defaultText(kind: z.core.$ZodType): string {
  const { type, defaultValue } = kind._zod.def as { type: string; defaultValue?: unknown }
  if (type !== 'default') return '–'
  return typeof defaultValue === 'boolean' ? (defaultValue ? 'on' : 'off') : String(defaultValue)
}

test('the README names every variable with its default, and no other', () => {
  const declared = Object.entries(START_ENVIRONMENT.shape).map(([name, kind]) => [name, defaultText(kind)])
  const documented = documentedDefaults(readFileSync('README.md', 'utf8'))
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(declared))
  expect(documented).toHaveLength(declared.length)
})

test('a process reads its variables through its schema only', () => {
  const direct = sources('gateway', 'host', 'process', 'bin').flatMap(({ path, text }) =>
    path.endsWith('.test.ts') ? [] : [...text.matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name]) => `${path}: ${name}`),
  )
  // What is handed on to children, to Vite and to the parts of one process.
  expect(direct.sort()).toEqual([
    'bin/dev.ts: APP_URL',
    'bin/dev.ts: GATEWAY_URL',
    'bin/mock.ts: CLIENT_DIR',
    'bin/own-host.ts: HOST_URL',
    'bin/own-host.ts: HOST_URL',
    'bin/own-host.ts: LOG_LEVEL',
    'bin/serve.ts: SAMPLE',
  ])
})

test('no script looks for a browser of its own', () => {
  const own = sources('tests', 'bin').filter(
    ({ path, text }) =>
      path !== 'tests/kit/chromium.ts' && path !== 'tests/house/starting.test.ts' && /\.launch\(|executablePath/.test(text),
  )
  expect(own.map(({ path, text }) => [path, /executablePath: (\w+)\(\)/.exec(text)?.[1]])).toEqual([
    ['tests/e2e/playwright.config.ts', 'ensureChromium'],
    ['tests/firefox/playwright.config.ts', 'ensureFirefox'],
  ])
})
