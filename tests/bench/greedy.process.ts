// People who ask for as much as they may, twelve at once and without a pause, each in the name of their own. Arguments: the gateway, then bearers.
import { Pool } from 'undici'
import { type Part, runPart } from './child.ts'
import { tasksPage } from './gateway/workloads.ts'

const AT_ONCE = 12

function start(): Promise<Part<true>> {
  const [url = '', ...bearers] = process.argv.slice(2)
  const pool = new Pool(url, { connections: 200, pipelining: 1 })
  const body = JSON.stringify(tasksPage(200))
  let busy = false
  let answered = 0
  let refused = 0
  async function insist(bearer: string): Promise<void> {
    while (busy) {
      const response = await pool.request({
        method: 'POST',
        path: '/graphql',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'graphql-require-preflight': 'bench' },
        body,
      })
      const bytes = (await response.body.arrayBuffer()).byteLength
      // What is refused is short.
      if (bytes > 10_000) answered += 1
      else refused += 1
    }
  }
  let under: Promise<unknown> = Promise.resolve()
  return Promise.resolve({
    ready: true,
    answer(question) {
      busy = question === 'begin'
      if (busy) under = Promise.all(bearers.flatMap((bearer) => Array.from({ length: AT_ONCE }, () => insist(bearer))))
      const told = { answered, refused }
      answered = 0
      refused = 0
      return told
    },
    async stop() {
      busy = false
      await under
      await pool.close()
    },
  })
}

await runPart(start)
