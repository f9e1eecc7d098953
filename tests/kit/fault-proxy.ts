// A proxy on loopback that fails as networks and servers do: what it is told to spoil is spoiled, everything else goes through.
import { createServer, type IncomingMessage, type RequestListener, request as requestOf, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** How it fails. Those that say so come after the write: it has been done, and only its answer is spoiled. */
export const FAULTS = [
  'refused',
  'reset before',
  'reset after the write',
  'half an answer',
  'garbage',
  '401',
  '403',
  '409',
  '429',
  '500',
  '502 HTML',
  'hang',
  '30 s',
] as const

/** One of them. */
export type Fault = (typeof FAULTS)[number]

/** Faults whose request never reaches the other side. */
export const BEFORE: readonly Fault[] = ['refused', 'reset before', '401', '403', '409', '429', '500', '502 HTML', 'hang']

/** A running proxy. */
export interface FaultProxy {
  url: string
  /** From now on the fault is what writes meet; those that are refused are so with everything else. */
  fail(fault: Fault): Promise<void>
  /** From now on everything goes through; what hangs is cut. */
  mend(): Promise<void>
  close(): Promise<void>
}

const SLOW_MS = 30_000

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Answered = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const onward = requestOf(new URL(url ?? '/', target), { method, headers, agent: false }, (answer) => {
      bodyOf(answer).then((given) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: given }), reject)
    })
    onward.on('error', reject)
    onward.end(body)
  })
}

/** A refusal by something on the way, which knows nothing of the product. */
function refuse(response: ServerResponse, fault: Fault): void {
  if (fault === '502 HTML')
    return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1><hr>proxy/1.2.3</html>')
  const headers = { 'content-type': 'application/json', ...(fault === '429' && { 'retry-after': '1' }) }
  response.writeHead(Number(fault), headers).end(JSON.stringify({ message: `at proxy.js:12 ${fault}` }))
}

function spoil(response: ServerResponse, fault: Fault, { status, headers, body }: Answered): void {
  if (fault === 'reset after the write') return void response.socket?.destroy()
  if (fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from([0x3c, 0x00, 0xff, 0x7b, 0x22]))
  if (fault === 'half an answer') {
    response.writeHead(status, { ...headers, 'content-length': String(body.length) })
    response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy())
    return
  }
  const late = setTimeout(() => response.writeHead(status, headers).end(body), SLOW_MS)
  response.on('close', () => clearTimeout(late))
}

/** Starts one in front of `target`; `writes` says which requests are spoiled. */
export async function openFaultProxy(target: string, writes: (method: string, path: string, body: string) => boolean): Promise<FaultProxy> {
  let fault: Fault | null = null
  const sockets = new Set<Socket>()
  const answer: RequestListener = (request, response) => {
    void (async () => {
      const now = fault
      const body = await bodyOf(request)
      const spoiled = now !== null && writes(request.method ?? '', request.url ?? '', body.toString('latin1'))
      if (spoiled && now === 'reset before') return void response.socket?.destroy()
      if (spoiled && now === 'hang') return
      if (spoiled && BEFORE.includes(now)) return refuse(response, now)
      const answered = await forward(target, request, body)
      if (spoiled) return spoil(response, now, answered)
      response.writeHead(answered.status, answered.headers).end(answered.body)
    })().catch(() => response.destroy())
  }
  let server: Server
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer(answer)
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
      })
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    async fail(next) {
      fault = next
      if (next === 'refused') await stop()
    },
    async mend() {
      const was = fault
      fault = null
      if (was === 'refused') await listen(port)
      else for (const socket of sockets) socket.destroy()
    },
    close: stop,
  }
}
