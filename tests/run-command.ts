// Runs one command of the checks with its output in view.
import { spawn } from 'node:child_process'

/** How a command ended. */
export interface Ran {
  code: number
  seconds: number
}

/** Runs `command` from the project's root; what it prints is shown as it comes. */
export function runCommand(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000 }))
  })
}
