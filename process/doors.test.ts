// A port that is left: whoever is connected gets one more answer, whoever comes is somebody else's.
// @vitest-environment node
import fastify from 'fastify'
import { Client } from 'undici'
import { expect, test } from 'vitest'
import { openDoor } from './doors.ts'
import { createDrain } from './drain.ts'
import { addReadiness } from './readiness.ts'

async function opened() {
  const app = fastify()
  const drain = createDrain(0)
  drain.add(app)
  addReadiness(app, { all: async () => true })
  let answer: (() => void) | null = null
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('slow'))))
  app.get('/', async () => 'here')
  const door = await openDoor(app, { name: 'PORT', port: 0 }, 'localhost', 'shared')
  const isAsked = () => expect.poll(() => answer !== null).toBe(true)
  return { app, drain, door, answer: () => answer?.(), isAsked }
}

test('a connection that rests while a process leaves is used once more, its answer says that it is the last; who comes anew is not taken', async () => {
  const { app, drain, door } = await opened()
  const client = new Client(door.url, { keepAliveTimeout: 60_000 })
  const ask = async (path: string) => {
    const { statusCode, headers, body } = await client.request({ method: 'GET', path })
    return [statusCode, headers.connection, (await body.text()).slice(0, 14)]
  }
  expect(await ask('/')).toEqual([200, 'keep-alive', 'here'])
  drain.leave()
  const left = door.close({ resting: 60_000, busy: Number.POSITIVE_INFINITY })
  await expect(fetch(door.url)).rejects.toThrow()
  // Others take the next callers: the machine is ready.
  expect(await ask('/readyz')).toEqual([200, 'close', '{"ready":true,'])
  await left
  await expect(ask('/')).rejects.toThrow()
  await client.destroy()
  await app.close()
})

test('what rests for longer is closed; an answer under way is waited for', async () => {
  const { app, drain, door, answer, isAsked } = await opened()
  const [resting, busy] = [new Client(door.url), new Client(door.url)]
  await (await resting.request({ method: 'GET', path: '/' })).body.dump()
  const slow = busy.request({ method: 'GET', path: '/slow' }).then(({ body }) => body.text())
  const closed = new Promise((resolve) => resting.once('disconnect', resolve))
  // A request that has not come yet is on a connection that rests.
  await isAsked()
  drain.leave()
  let over = false
  const left = door.close({ resting: 0, busy: Number.POSITIVE_INFINITY }).then(() => {
    over = true
  })
  await closed
  expect(over).toBe(false)
  answer()
  expect(await slow).toBe('slow')
  await left
  await Promise.all([resting.destroy(), busy.destroy(), app.close()])
})

test('a caller who keeps a connection busy for too long is cut off, where that is asked for', async () => {
  const { app, door, isAsked } = await opened()
  const client = new Client(door.url)
  const slow = client.request({ method: 'GET', path: '/slow' })
  slow.catch(() => undefined)
  await isAsked()
  await door.close({ resting: 0, busy: 50 })
  await expect(slow).rejects.toThrow()
  await Promise.all([client.destroy(), app.close()])
})
