// Which page tests a change reaches: those that import what changed, over however many modules.
import { execFileSync } from 'node:child_process'
import { type Import, importsOf } from './house/floors.ts'
import { sources } from './house/sources.ts'

/** What no test imports and every one stands on. */
const UNDER_ALL = new Set(['package.json', 'package-lock.json', 'vite.config.ts', 'tests/kit/dom-setup.ts'])

/** Of `tests`, those that are in `changed` or lead there by `imports`. Paths are relative to the root. */
export function reachedTests(changed: readonly string[], imports: readonly Import[], tests: readonly string[]): string[] {
  if (changed.some((path) => UNDER_ALL.has(path))) return [...tests]
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from])
  const reached = new Set(changed)
  // A set goes on with what is put into it meanwhile.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return tests.filter((path) => reached.has(path))
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** The page tests that reach what is not committed yet. */
export function changedPageTests(): string[] {
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  if (changed.length === 0) return []
  const files = sources('src', 'tests')
  const tests = files.map(({ path }) => path).filter((path) => /^src\/(?!lib\/).*\.test\.tsx?$/.test(path))
  return reachedTests(
    changed,
    files.flatMap(({ path, text }) => importsOf(path, text)),
    tests,
  )
}
