// npm run check: types, format and lint, nothing unused, unit and house tests (the palette's corpus among them), and the page tests that reach what is not
// committed yet.
import { changedPageTests } from './reached.ts'
import { runCommand } from './run-command.ts'

// All pages take minutes of two cores: `npm run unit`, and `npm test`.
const pages = changedPageTests()
const STEPS = [
  ['types', 'tsc'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports and packages', 'knip', '--no-progress'],
  ['unit', 'vitest', 'run', '--project', 'unit', '--reporter=dot'],
  ['house', 'vitest', 'run', '--project', 'page', '--reporter=dot', 'tests/house/'],
  ...(pages.length > 0
    ? [['pages that the change reaches', 'vitest', 'run', '--project', 'page', '--reporter=dot', ...pages] as const]
    : []),
] as const

// All at once: types and lint keep one core busy for a while, and are done long before the tests.
const results = await Promise.all(
  STEPS.map(async ([name, command, ...args]) => {
    // One worker for the house: what takes long is reading all actions, once. A flag does not reach projects.
    const env = { QUICK: 'on', ...(name === 'house' && { VITEST_MAX_WORKERS: '1' }) }
    return { name, ...(await runCommand(command, args, { env })) }
  }),
)
for (const { name, code, seconds } of results) process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
