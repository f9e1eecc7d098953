// What failed and why, from the reports of the runners: said once more at the end, where it is looked for.

/** A test that failed: its name and what it said, without colours. */
export interface Failure {
  name: string
  message: string
  /** It passed when it was run again. */
  unsteady?: true
}

/** Lines of a message that are shown. */
const LINES = 30

/** The failures in a JSON report of vitest. */
export function vitestFailures(report: unknown): Failure[] {
  const { testResults } = report as {
    testResults: { name: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
  }
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n'))),
  ])
}

/** A check that has no tests of its own, by what it said last. */
export function checkFailure(name: string, said: string): Failure {
  return failure(name, said.trimEnd().split('\n').slice(-LINES).join('\n'))
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string; snippet?: string }[] }[] }[]
  }[]
}

/** The failures in a JSON report of Playwright; `errors` at its top are those outside of any test. */
export function browserFailures(report: unknown): Failure[] {
  const { errors = [], ...all } = report as BrowserSuite & { errors?: { message?: string }[] }
  return [...errors.map(({ message = '' }) => failure('browser', message)), ...suiteFailures(all)]
}

function suiteFailures({ suites = [], specs = [] }: BrowserSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        ...failure(
          `${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`)).join('\n'),
        ),
        ...(status === 'flaky' && { unsteady: true as const }),
      })),
  )
  return [...own, ...suites.flatMap(suiteFailures)]
}

function failure(name: string, message: string): Failure {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n')
  return { name, message: lines.slice(0, LINES).join('\n') }
}
