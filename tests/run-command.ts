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

/**
 * Runs `command`, one of the project's tools, from its root with `env` added; what it prints is shown as it comes. `kept` answers it, too, at the price
 * that the command prints as it does to a file.
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
    const child = spawn(command, args, { stdio: ['ignore', out, out], env: { ...process.env, PATH, ...env } })
    let said = ''
    const keep = (shown: NodeJS.WriteStream) => (chunk: Buffer) => {
      said += chunk.toString()
      shown.write(chunk)
    }
    child.stdout?.on('data', keep(process.stdout))
    child.stderr?.on('data', keep(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000, said }))
  })
}
