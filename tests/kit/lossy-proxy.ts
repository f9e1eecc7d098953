// A proxy on loopback that loses answers: the write has been done, the line breaks before anybody hears of it.
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A running proxy. */
export interface LossyProxy {
  url: string
  /** From now on the answer to each such request is lost, `times` times in all; the request itself is done. */
  lose(matches: (method: string, path: string) => boolean, times?: number): void
  /** The same with an answer that comes and is none: 200, markup, without the host's headers. */
  garble(matches: (method: string, path: string) => boolean, times?: number): void
  /** How many answers were lost or garbled. */
  lost(): number
  /** Leaves headers of this name out of what is answered, to be a host that does not know of them. */
  hide(header: string): void
  close(): Promise<void>
}

/** Starts a proxy in front of `target`. */
export async function openLossyProxy(target: string): Promise<LossyProxy> {
  const sockets = new Set<Socket>()
  const hidden = new Set<string>()
  let matches: (method: string, path: string) => boolean = () => false
  let left = 0
  let lost = 0
  let spoil: (response: ServerResponse) => void = () => undefined
  const set = (which: typeof matches, times: number, how: typeof spoil) => {
    matches = which
    left = times
    spoil = how
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request
    const onward = requestOf(new URL(url, target), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (left > 0 && matches(method, url)) {
          left -= 1
          lost += 1
          spoil(response)
          return
        }
        const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hidden.has(name)))
        response.writeHead(answer.statusCode ?? 502, kept).end(Buffer.concat(parts))
      })
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  const server = createServer(forward)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (which, times = 1) => set(which, times, (response) => void response.socket?.destroy()),
    garble: (which, times = 1) =>
      set(which, times, (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Fine.')),
    lost: () => lost,
    hide: (header) => void hidden.add(header),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
