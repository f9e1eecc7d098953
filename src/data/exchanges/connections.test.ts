// Who has one of the browser's connections.
import { expect, test } from 'vitest'
import { withinConnections } from './connections.ts'

/** A fetch whose answers are held: what was sent so far, and how to answer one. */
function heldFetch() {
  const sent: string[] = []
  const open = new Map<string, (response: Response) => void>()
  const send: typeof fetch = (input) => {
    sent.push(String(input))
    return new Promise((resolve) => open.set(String(input), resolve))
  }
  return { send, sent, answer: (name: string) => open.get(name)?.(new Response(name)) }
}

const read = { body: '{"query":"query List { a }","variables":{"query":"mutation"}}' }
const write = { body: '{"query":"mutation Add { a }"}' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('API-02 reads leave a connection to a write, which is sent at once; the rest is sent as answers come, writes first', async () => {
  const { send, sent, answer } = heldFetch()
  const ask = withinConnections(send, () => false)
  const reads = Array.from({ length: 8 }, (_, at) => ask(`r${at}`, read))
  expect(sent).toEqual(['r0', 'r1', 'r2', 'r3', 'r4'])
  const writes = [ask('w0', write), ask('w1', write)]
  expect(sent.slice(5)).toEqual(['w0'])
  answer('r0')
  expect(await (await reads[0])?.text()).toBe('r0')
  await settle()
  expect(sent.slice(6)).toEqual(['w1'])
  for (const name of ['r1', 'w0']) answer(name)
  await Promise.all([reads[1], writes[0]])
  await settle()
  expect(sent.slice(7)).toEqual(['r5'])
})

test('API-02 a request that fails gives its connection to the next one, and one that was left meanwhile is not sent', async () => {
  const sent: string[] = []
  const failing: typeof fetch = (input) => {
    sent.push(String(input))
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  const ask = withinConnections(failing, () => false)
  const left = new AbortController()
  const asked = Array.from({ length: 7 }, (_, at) => ask(`r${at}`, { ...read, ...(at === 5 && { signal: left.signal }) }))
  left.abort(new Error('left'))
  const ends = await Promise.allSettled(asked)
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual([
    ...Array.from({ length: 5 }, () => 'Failed to fetch'),
    'left',
    'Failed to fetch',
  ])
  expect(sent).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r6'])
})

test('API-02 nothing waits where one connection carries many requests', () => {
  const { send, sent } = heldFetch()
  const ask = withinConnections(send, () => true)
  for (let at = 0; at < 20; at += 1) void ask(`r${at}`, read)
  expect(sent).toHaveLength(20)
})
