// A file that comes to a task in the very moment in which the task is deleted.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { openFiles } from '../../files/open-files.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

test('REST-27 a file that arrived last leaves no bytes behind when its task is deleted', async () => {
  const task = await makeTask(world)
  const uuid = randomUUID()
  const files = openFiles(world.settings)
  const hold = (tx: HostWorld['db']) => tx.execute(sql`select 1 from tasks where id = ${task.uuid} for no key update`)
  // What an upload does that got the task before the deletion did.
  const arrive = async (tx: HostWorld['db']) => {
    await files.put(uuid, Buffer.from('late'))
    await tx.execute(sql`
      insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size)
      select ${uuid}, company_id, project_id, id, 'late.txt', 'text/plain', 4 from tasks where id = ${task.uuid}`)
  }
  const answer = await whileHeld(world.db, hold, () => world.as('mia').del(`/tasks/${task.uuid}/`, WEBSITE), arrive)
  expect(answer.status).toBe(200)
  expect(await files.read(uuid)).toBeNull()
})
