// What CI says last of a failed test is its name and its reason.
import { expect, test } from 'vitest'
import { browserFailures, checkFailure, vitestFailures } from '../failure-report.ts'

test('a browser test that failed is named with its place, its message without colours, the line it stopped at and what the page held', () => {
  const errors = [{ message: '\u001B[31mError:\u001B[39m not focused', snippet: '> 62 | await' }]
  const attachments = [{ name: 'error-context', path: 'left.md' }]
  const spec = (status: string) => ({ title: status, file: 'a.spec.ts', line: 7, tests: [{ status, results: [{ errors, attachments }] }] })
  const report = {
    suites: [{ suites: [{ specs: [spec('unexpected'), spec('expected'), spec('flaky')] }], specs: [] }],
    errors: [{ message: 'no browser' }],
  }
  const message = 'Error: not focused\n> 62 | await'
  const held = `${message}\nThe page held:\n- dialog "Sure?"\n- button`
  const named = (page: string) => [
    { name: 'browser', message: 'no browser' },
    { name: 'a.spec.ts:7 › unexpected', message: page },
    { name: 'a.spec.ts:7 › flaky', message: page, unsteady: true },
  ]
  const left = '# Details\n```\nnot focused\n```\n\n```yaml\n- dialog "Sure?"\n- button\n```\n\n# Source\n```ts\nawait\n```\n'
  expect(browserFailures(report, (path) => (path === 'left.md' ? left : null))).toEqual(named(held))
  expect(browserFailures(report, () => null)).toEqual(named(message))
})

test('of a unit test all that it said is kept, up to 30 lines', () => {
  const result = (status: string) => ({ fullName: status, status, failureMessages: [`${'line\n'.repeat(40)}`] })
  const report = { testResults: [{ name: 'a.test.ts', message: '', assertionResults: [result('failed'), result('passed')] }] }
  const [only, ...others] = vitestFailures(report)
  expect(only?.name).toBe('a.test.ts › failed')
  expect(only?.message.split('\n')).toHaveLength(30)
  expect(others).toEqual([])
  expect(vitestFailures({ testResults: [{ name: 'b.test.ts', message: 'does not parse', assertionResults: [] }] })).toEqual([
    { name: 'b.test.ts', message: 'does not parse' },
  ])
})

test('of a check that has no tests the last 30 lines are kept', () => {
  const said = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`).join('\n')
  expect(checkFailure('lint', `\u001B[31m${said}\u001B[39m\n\n`).message.split('\n')).toEqual(said.split('\n').slice(10))
})
