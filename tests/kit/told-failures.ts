// What a host of a test answers by 500 stands in the output with its cause: a run elsewhere that fails by one tells why.
import type { FastifyBaseLogger } from 'fastify'

const quiet = () => undefined

/** A log that writes failures that nobody foresaw to standard error, and nothing else. */
export function toldFailures(): FastifyBaseLogger {
  const log: FastifyBaseLogger = {
    ...{ level: 'error', fatal: quiet, warn: quiet, info: quiet, debug: quiet, trace: quiet, silent: quiet },
    error(what: unknown, said?: unknown) {
      const { err } = Object(what) as { err?: unknown }
      if (said === 'request failed') process.stderr.write(`A host of a test failed: ${err instanceof Error ? err.stack : String(err)}\n`)
    },
    child: () => log,
  }
  return log
}
