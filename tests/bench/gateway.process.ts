// The gateway as it is served, counting its REST calls. Argument: the host's address. After `count`, `calls` tells the calls made since.
import { fileURLToPath } from 'node:url'
import { createGateway } from '#gateway/gateway.ts'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { listenOn } from '#process/port.ts'
import { cpuSpent, type Part, runPart } from './child.ts'

/** A REST call; `path` has its query. */
export interface MadeCall {
  method: string
  path: string
}

async function start(): Promise<Part<string>> {
  const calls: MadeCall[] = []
  let counting = false
  const gateway = createGateway({
    hostUrl: process.argv[2] ?? '',
    graphiql: false,
    production: true,
    onCall: (call) => counting && calls.push({ ...call }),
  })
  const config = readSettings({}).config
  const shell = await buildShell({
    fetch: gateway.fetch,
    known: gateway.known,
    config,
    clientDir: fileURLToPath(new URL('no-client', import.meta.url)),
  })
  const ready = await listenOn(shell, { port: 0 })
  return {
    ready,
    answer(question) {
      if (question === 'cpu') return cpuSpent()
      counting = question === 'count'
      return calls.splice(0)
    },
    async stop() {
      await shell.close()
      await gateway.close()
    },
  }
}

await runPart(start)
