// Runs one command of the checks with its output in view.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** How a command ended. */
export interface Ran {
  code: number
  seconds: number
  /** What it printed, where it was asked for with `kept`. */
  said: string
}

/** Where the project's own tools are: they start without a package manager before each. */
const TOOLS = join(import.meta.dirname, '..', 'node_modules', '.bin')

/** What the compiler, a program in Go, is started with: tidying up its memory costs a quarter of its work, and it lives for half a minute. */
export const OF_COMPILER = { GOGC: '400', GOMEMLIMIT: '6GiB' }

/** Shows what comes by whole lines, so that those of commands that run beside each other do not mix; `rest` shows what stands without an end. */
function byLines(shown: NodeJS.WriteStream) {
  let begun = ''
  return {
    add(text: string) {
      const end = (begun + text).lastIndexOf('\n') + 1
      if (end > 0) shown.write((begun + text).slice(0, end))
      begun = (begun + text).slice(end)
    },
    rest() {
      if (begun !== '') shown.write(`${begun}\n`)
      begun = ''
    },
  }
}

/**
 * Runs `command`, one of the project's tools, from its root with `env` added; what it prints is shown as it comes. `kept` answers it, too, and shows it by
 * whole lines, at the price that the command prints as it does to a file.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, kept = false }: { env?: Record<string, string>; kept?: boolean } = {},
): Promise<Ran> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const PATH = [TOOLS, process.env.PATH].join(delimiter)
    const out = kept ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio: ['ignore', out, out], env: { ...OF_COMPILER, ...process.env, PATH, ...env } })
    let said = ''
    const shown = [byLines(process.stdout), byLines(process.stderr)] as const
    for (const [index, stream] of [child.stdout, child.stderr].entries())
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        shown[index]?.add(text)
      })
    child.on('error', reject)
    child.on('close', (code) => {
      for (const each of shown) each.rest()
      resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000, said })
    })
  })
}
