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
/** Lines of a page's content that are shown. */
const PAGE_LINES = 60

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
    tests: { status: string; results: BrowserResult[] }[]
  }[]
}

interface BrowserResult {
  errors: { message?: string; snippet?: string }[]
  attachments?: { name: string; path?: string }[]
}

/** Reads a file that a runner left; null where it left none. */
type ReadLeft = (path: string) => string | null

/** The failures in a JSON report of Playwright, with what the page held then; `errors` at its top are those outside of any test. */
export function browserFailures(report: unknown, read: ReadLeft): Failure[] {
  const { errors = [], ...all } = report as BrowserSuite & { errors?: { message?: string }[] }
  return [...errors.map(({ message = '' }) => failure('browser', message)), ...suiteFailures(all, read)]
}

function suiteFailures({ suites = [], specs = [] }: BrowserSuite, read: ReadLeft): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const said = results.flatMap(({ errors }) => errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`)).join('\n')
        const found = failure(`${file}:${line} › ${title}`, said)
        const page = results.map((result) => pageOf(result, read)).find((content) => content !== null)
        return {
          ...found,
          ...(page && { message: `${found.message}\n${page}` }),
          ...(status === 'flaky' && { unsteady: true as const }),
        }
      }),
  )
  return [...own, ...suites.flatMap((suite) => suiteFailures(suite, read))]
}

/** What the page held when a test failed: the block that Playwright leaves of it. */
function pageOf({ attachments = [] }: BrowserResult, read: ReadLeft): string | null {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const content = path && read(path)?.match(/```yaml\n([\s\S]*?)\n```/)?.[1]
  return content ? `The page held:\n${content.split('\n').slice(0, PAGE_LINES).join('\n')}` : null
}

function failure(name: string, message: string): Failure {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n')
  return { name, message: lines.slice(0, LINES).join('\n') }
}
