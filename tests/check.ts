// npm run check: types, format and lint, nothing unused, unit and house tests (the palette's corpus among them), and the page tests that reach what is not
// committed yet.
import { runCommand } from './run-command.ts'

const STEPS = [
  ['types', 'tsc'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports and packages', 'knip', '--no-progress'],
  ['unit and house', 'vitest', 'run', '--project', 'unit', '--project', 'house', '--reporter=dot'],
  // All of them take minutes of two cores: `npm run unit`, and `npm test`.
  ['pages that the change reaches', 'vitest', 'run', '--project', 'page', '--reporter=dot', '--changed', '--passWithNoTests'],
] as const

// All at once: types and lint keep one core busy for a while, and are done long before the tests.
const results = await Promise.all(
  STEPS.map(async ([name, ...command]) => ({ name, ...(await runCommand('npx', ['--no-install', ...command], { env: { QUICK: 'on' } })) })),
)
for (const { name, code, seconds } of results) process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
