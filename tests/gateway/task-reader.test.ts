// Our own host writes every task so that it is read by hand: the wire's shape is never needed (decision 025).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTask } from '#gateway/resources/task/task.reader.ts'
import { judgedTask } from '#gateway/resources/task/task.wire.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let host: HostWorld
beforeAll(async () => {
  host = await openHostWorld({ sample: true })
})
afterAll(() => host.close())

test('every task of the sample world, in the list and alone, for an admin and for a guest', async () => {
  for (const person of ['ana', 'gus'])
    for (const page of [1, 2]) {
      const at = { company_slug: 'acme', project_slug: 'website' }
      const list = (await host.as(person).get('/tasks/', { ...at, per_page: '200', page: String(page) })).body.data
      expect(list.length).toBeGreaterThan(0)
      for (const wire of list) expect(readTask(wire), JSON.stringify(wire)).toStrictEqual(judgedTask.parse(wire))
      const alone = (await host.as(person).get(`/tasks/${list[0].uuid}/`, at)).body.data
      expect(readTask(alone)).toStrictEqual(judgedTask.parse(alone))
    }
})
