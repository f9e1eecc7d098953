// Bodies and answers that hardly move are ended, over real connections; the looks are made by hand.
// @vitest-environment node
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SlowRequests, watchRequests } from './slow-requests.ts'

let clock = 0
let requests: SlowRequests
let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let seen: IncomingMessage[]
beforeEach(async () => {
  clock = 0
  seen = []
  requests = watchRequests({ leastBytes: 1_000, now: () => clock })
  server = createServer((request, response) => {
    requests.add(request, response)
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(): Promise<Socket & { ended: () => boolean }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let over = false
  socket.on('close', () => {
    over = true
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return Object.assign(socket, { ended: () => over })
}

const post = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`
const arrived = (bytes: number) => vi.waitFor(() => expect(seen[0]?.socket.bytesRead).toBeGreaterThanOrEqual(bytes), { timeout: 20_000 })

test('a body of a byte now and then is ended at the second look, one that moves is not', async () => {
  answer = (request) => request.resume()
  const socket = await open()
  socket.write(post(1_000_000))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  requests.look()
  socket.write('x'.repeat(1_500))
  await arrived(1_500)
  requests.look()
  const before = seen[0]?.socket.bytesRead ?? 0
  socket.write('x')
  await arrived(before + 1)
  expect(socket.ended()).toBe(false)
  requests.look()
  await vi.waitFor(() => expect(socket.ended()).toBe(true), { timeout: 20_000 })
})

test('an answer that nobody reads is ended; while the work is ours nobody is', async () => {
  let begin: () => void = () => undefined
  answer = (request, response) => {
    request.resume()
    begin = () => response.end('x'.repeat(50_000_000))
  }
  const socket = await open()
  socket.pause()
  socket.write(post(0))
  await vi.waitFor(() => expect(seen[0]?.complete).toBe(true))
  for (let time = 0; time < 5; time++) requests.look()
  expect(seen[0]?.socket.destroyed).toBe(false)
  begin()
  requests.look()
  // Until the buffers of both sides are full something moves.
  await vi.waitFor(
    () => {
      requests.look()
      expect(seen[0]?.socket.destroyed).toBe(true)
    },
    { timeout: 20_000 },
  )
  socket.destroy()
})

test('after the answer the rest of a body has until the next look but one', async () => {
  answer = (_request, response) => response.writeHead(401).end()
  const socket = await open()
  socket.resume()
  socket.write(post(1_000_000))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  requests.look()
  expect(socket.ended()).toBe(false)
  socket.write('x'.repeat(5_000))
  requests.look()
  await vi.waitFor(() => expect(socket.ended()).toBe(true), { timeout: 20_000 })
})

test('an hour is the most, however fast; what is over is forgotten, and its connection serves on', async () => {
  answer = (request, response) => {
    request.resume()
    request.on('end', () => response.end('ok'))
  }
  const socket = await open()
  socket.resume()
  socket.write(`${post(3)}abc`)
  await vi.waitFor(() => expect(seen[0]?.complete).toBe(true))
  clock = 61 * 60_000
  requests.look()
  expect(socket.ended()).toBe(false)
  socket.write(post(1_000_000))
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  requests.look()
  socket.write('x'.repeat(100_000))
  await vi.waitFor(() => expect(seen[1]?.socket.bytesRead).toBeGreaterThan(100_000), { timeout: 20_000 })
  clock = 122 * 60_000 + 1
  requests.look()
  await vi.waitFor(() => expect(socket.ended()).toBe(true), { timeout: 20_000 })
})
