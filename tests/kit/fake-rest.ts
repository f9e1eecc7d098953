// A small REST server on loopback that answers what a test tells it to, and remembers how it was asked.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as it came. */
export interface Asked {
  method: string
  /** Path and query, verbatim. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** An answer: a status and a body (JSON unless text), or a function that does it by hand. */
export type Told = { status?: number; body?: unknown; headers?: Record<string, string> } | ((response: ServerResponse) => void)

/** A running fake. */
export interface FakeRest {
  url: string
  asked: Asked[]
  /** How many connections were opened so far, and the most requests that were under way at once. */
  opened: () => number
  most: () => number
  /** Answers every request from now on; without, everything is 404. */
  answer(how: (asked: Asked) => Told | Promise<Told>): void
  close(): Promise<void>
}

function tell(response: ServerResponse, told: Told): void {
  if (typeof told === 'function') {
    told(response)
    return
  }
  const text = typeof told.body === 'string' ? told.body : JSON.stringify(told.body ?? null)
  response.writeHead(told.status ?? 200, { 'content-type': 'application/json', ...told.headers }).end(text)
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    request.on('error', reject)
  })
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}

/** Starts a fake. */
export async function openFakeRest(): Promise<FakeRest> {
  const sockets = new Set<Socket>()
  const asked: Asked[] = []
  let how: (asked: Asked) => Told | Promise<Told> = () => ({ status: 404 })
  let opened = 0
  let running = 0
  let most = 0
  const server = createServer((request, response) => {
    running += 1
    most = Math.max(most, running)
    response.on('close', () => {
      running -= 1
    })
    void read(request).then(
      async (body) => {
        const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
        asked.push(one)
        tell(response, await how(one))
      },
      () => response.destroy(),
    )
  })
  server.on('connection', (socket) => {
    opened += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return {
    url: await listening(server),
    asked,
    opened: () => opened,
    most: () => most,
    answer(next) {
      how = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Holds every answer until what this answers is called; then each is its own address. */
export function holdAnswers(rest: FakeRest): () => void {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  rest.answer(async ({ url }) => {
    await gate
    return { body: { data: url } }
  })
  return () => open()
}

/** Waits until it is so. */
export async function happens(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
