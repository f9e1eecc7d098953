// npm run check: types, format and lint, unit and house tests; under a minute.
import { runCommand } from './run-command.ts'

const steps = [
  ['types', 'tsc', ['--noEmit']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'unit and house',
    'vitest',
    ['run', '--project', 'unit', '--project', 'page', '--project', 'logic', '--project', 'house', '--reporter=dot'],
  ],
] as const

// Types and lint use one core each; the tests then have both.
const [types, lint] = await Promise.all(steps.slice(0, 2).map(([, command, args]) => runCommand('npx', ['--no-install', command, ...args])))
const tests = await runCommand('npx', ['--no-install', steps[2][1], ...steps[2][2]])
const results = [types, lint, tests]
for (const [index, [name]] of steps.entries()) {
  const result = results[index]
  process.stdout.write(`${result?.code === 0 ? '✓' : '✗'} ${name} (${result?.seconds.toFixed(1)} s)\n`)
}
process.exitCode = results.every((result) => result?.code === 0) ? 0 : 1
