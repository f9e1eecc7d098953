// What belongs to a task's files and to notes goes to the other workspace with the task, and files are counted on both sides.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, REACTOR, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(
    sql`insert into company_members (company_id, person_id, role) select c.id, a.id, 'member' from companies c, people a where c.slug = 'globex' and a.username = 'ana'`,
  )
  await world.db.execute(
    sql`insert into project_members (company_id, project_id, person_id, role) select p.company_id, p.id, a.id, 'admin' from projects p, people a where p.slug = 'reactor' and a.username = 'ana'`,
  )
})
afterAll(() => world.close())

type Where = typeof WEBSITE

async function move(uuid: string, from: Where, to: Where, moveId?: string): Promise<void> {
  const [step] = (await world.as('ana').get('/projects-workflows/', to)).body.data
  const ends = { ...from, new_company_slug: to.company_slug, new_project_slug: to.project_slug }
  const body = { ...ends, new_workflow_id: step.id, subtasks: true, ...(moveId && { move_uuid: moveId }) }
  const answer = await world.as('ana').post(`/tasks/${uuid}/move`, { company_slug: from.company_slug }, body)
  expect(answer.status).toBe(200)
}

test('older versions, links and notes follow across workspaces; a linked task counts a file while both are in one project', async () => {
  const task = await makeTask(world)
  const other = await makeTask(world, 'ana', WEBSITE, { parent_id: task.uuid })
  const note = (await world.as('ana').post('/notes/', {}, { html: '<p>A thought</p>' })).body.data
  await world.db.execute(sql`
    with t as (select company_id, project_id, id from tasks where id = ${task.uuid}), file as (
      insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size, version)
      select gen_random_uuid(), company_id, project_id, id, 'a.png', 'image/png', 7, 2 from t returning id, company_id
    ), version as (
      insert into attachment_versions (company_id, attachment_id, number, file, filename, mimetype, size, created_at)
      select company_id, id, 1, gen_random_uuid(), 'a.png', 'image/png', 7, now() from file
    ) insert into note_tasks (company_id, note_id, task_id) select company_id, ${note.uuid}, id from t`)
  await world.db.execute(sql`
    insert into attachment_links (company_id, attachment_id, task_id) select company_id, id, ${other.uuid} from attachments where task_id = ${task.uuid}`)
  const state = async () => {
    const { rows } = await world.db.execute<{ slugs: string[]; counts: number[] }>(sql`
      select array(select c.slug from companies c join (
          select v.company_id from attachment_versions v join attachments a on a.id = v.attachment_id where a.task_id = ${task.uuid}
          union all select l.company_id from attachment_links l where l.task_id = ${other.uuid}
          union all select n.company_id from note_tasks n where n.task_id = ${task.uuid}
        ) part on part.company_id = c.id) as slugs,
        array(select attachments_count from tasks where id in (${task.uuid}, ${other.uuid}) order by id = ${other.uuid}) as counts`)
    return rows[0]
  }
  const three = (slug: string) => [slug, slug, slug]
  expect(await state()).toEqual({ slugs: three('acme'), counts: [1, 1] })
  const moveId = crypto.randomUUID()
  await move(task.uuid, WEBSITE, REACTOR, moveId)
  expect(await state()).toEqual({ slugs: three('globex'), counts: [1, 1] })
  const undone = await world.as('ana').post(`/task-moves/${moveId}/undo/`, { company_slug: 'acme' }, { task_uuid: task.uuid })
  expect(undone.status).toBe(200)
  expect(await state()).toEqual({ slugs: three('acme'), counts: [1, 1] })
  await world.db.execute(sql`update tasks set parent_id = null where id = ${other.uuid}`)
  await move(task.uuid, WEBSITE, REACTOR)
  expect(await state()).toEqual({ slugs: three('globex'), counts: [1, 0] })
  await move(other.uuid, WEBSITE, REACTOR)
  expect(await state()).toEqual({ slugs: three('globex'), counts: [1, 1] })
  await move(other.uuid, REACTOR, WEBSITE)
  expect(await state()).toEqual({ slugs: three('globex'), counts: [1, 0] })
  await move(task.uuid, REACTOR, WEBSITE)
  expect(await state()).toEqual({ slugs: three('acme'), counts: [1, 1] })
})
