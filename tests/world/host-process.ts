// Runs a built server, or a script from its source, as a process on its own data folder and port, for tests that kill it.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Server } from '../../bin/build-servers.ts'

const ROOT = new URL('../../', import.meta.url)

/** A running script; `url` answers, `output` grows. */
export type RunningScript = {
  child: ChildProcess
  url: string
  output(): string
  /** Sends a signal and waits for the end; answers exit code or signal. */
  end(signal: NodeJS.Signals): Promise<number | string>
}

/** A host process. */
export type HostProcess = RunningScript

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The name of a server that npm run build makes, or the path of a script from the root, `.ts`. */
export type Script = Server | `${string}.ts`

function spawnScript(script: Script, env: Record<string, string>, args: string[] = []): ChildProcess {
  const command = script.endsWith('.ts') ? ['--import', 'tsx', script] : ['bin/built.js', script]
  return spawn(process.execPath, [...command, ...args], {
    cwd: fileURLToPath(ROOT),
    env: { ...process.env, SAMPLE: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a script that is meant to end by itself; answers its exit code and all it said. */
export async function runToEnd(script: Script, env: Record<string, string>, args: string[] = []): Promise<string> {
  const child = spawnScript(script, env, args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  return `exit ${code}: ${output.trim()}`
}

/** Starts the host; resolves when it says it is up, rejects with its words and exit code when it ends before. */
export function runHost(env: Record<string, string>): Promise<HostProcess> {
  return runScript('host', env, { up: /^Host on (\S+),/m })
}

/** Starts a script; `up` is what it says when it is, with its address. */
export function runScript(
  script: Script,
  env: Record<string, string>,
  { up, args = [] }: { up: RegExp; args?: string[] },
): Promise<RunningScript> {
  const child = spawnScript(script, env, args)
  let output = ''
  const ended = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')))
  return new Promise((resolve, reject) => {
    function hear(chunk: Buffer): void {
      output += chunk.toString()
      const url = up.exec(output)?.[1]
      if (url === undefined) return
      resolve({
        child,
        url,
        output: () => output,
        end(signal) {
          child.kill(signal)
          return ended
        },
      })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    ended.then((code) => reject(new Error(`exit ${code}: ${output.trim()}`)))
  })
}
