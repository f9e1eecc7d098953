// Runs something that starts and stops as a process: says where it is, stops on SIGINT and SIGTERM, fails with one sentence.
import { StartError } from './start-error.ts'

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>
}

/** Writes why to standard error and ends the process with 1; only what is no StartError is shown with its stack. */
export function failStart(error: unknown): never {
  const told = error instanceof StartError
  process.stderr.write(`${told ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}

/** Waits for `starting`, prints `lines`, and stops it cleanly when the process is asked to end. */
export function run<T extends Running>(starting: Promise<T>, lines: (running: T) => readonly string[]): void {
  let asked = 0
  const stop = () => {
    // Ctrl+C arrives twice at once under npm and tsx; only who asks again a second later does not want to wait.
    if (asked > 0) {
      if (Date.now() - asked > 1_000) process.exit(1)
      return
    }
    asked = Date.now()
    starting.then((running) => running.stop()).then(() => process.exit(0), failStart)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  starting.then((running) => process.stdout.write(`${lines(running).join('\n')}\n`), failStart)
}
