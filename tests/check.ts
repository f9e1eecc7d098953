// npm run check: types, format and lint, nothing unused, unit and house tests; under a minute.
import { runCommand } from './run-command.ts'

const STEPS = [
  ['types', 'tsc'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports and packages', 'knip', '--no-progress'],
  ['unit and house', 'vitest', 'run', '--project', 'unit', '--project', 'page', '--project', 'house', '--reporter=dot'],
] as const

// All at once: types and lint keep one core busy for a while, and are done long before the tests.
const results = await Promise.all(
  STEPS.map(async ([name, ...command]) => ({ name, ...(await runCommand('npx', ['--no-install', ...command], { QUICK: 'on' })) })),
)
for (const { name, code, seconds } of results) process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
