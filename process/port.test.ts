// Ports that cannot be opened are one sentence, before anything else is done.
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { assertPortsFree, listenOn } from './port.ts'
import { StartError } from './start-error.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function takenPort(host: string): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test.each(['localhost', '127.0.0.1'])('a port that somebody listens on at %s is taken', async (host) => {
  const port = await takenPort(host)
  await expect(assertPortsFree({ port: 0 }, { name: 'PORT', port })).rejects.toThrow(
    new StartError(`Port ${port} is taken; stop what listens there or set PORT.`),
  )
  await expect(assertPortsFree({ port })).rejects.toThrow(new StartError(`Port ${port} is taken; stop what listens there.`))
})

test('a free port is free, and still is after it was looked at', async () => {
  const port = await takenPort('localhost')
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
  await assertPortsFree({ name: 'PORT', port })
  await assertPortsFree({ name: 'PORT', port })
})

test('two things cannot have one port; any free one may be wanted twice', async () => {
  await expect(assertPortsFree({ name: 'PORT', port: 4000 }, { name: 'HOST_PORT', port: 4000 })).rejects.toThrow(
    new StartError('HOST_PORT must be another port than PORT, not 4000.'),
  )
  await assertPortsFree({ name: 'PORT', port: 0 }, { name: 'HOST_PORT', port: 0 })
})

test('a port that was taken between the look and the opening, or that is not allowed, is one sentence, too', async () => {
  const failing = (code: string) => ({
    listen: () => Promise.reject(Object.assign(new Error(code), { code })),
    addresses: () => [],
  })
  const wanted = { name: 'HOST_PORT', port: 80 }
  await expect(listenOn(failing('EADDRINUSE'), wanted)).rejects.toThrow(
    new StartError('Port 80 is taken; stop what listens there or set HOST_PORT.'),
  )
  await expect(listenOn(failing('EACCES'), wanted)).rejects.toThrow(
    new StartError('Port 80 may not be opened by this account; set HOST_PORT to one above 1023.'),
  )
  await expect(listenOn(failing('EOTHER'), wanted)).rejects.toThrow('EOTHER')
})
