// Every delete says what it did: an id that is unknown, or of another project, is 404 and nothing is gone. Generated from the policy.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

// Opened before the tests are listed, because its routes say which there are.
const world = await openHostWorld({ sample: true })
afterAll(() => world.close())

/** Where the things of a path lie. */
const TABLES: Record<string, string> = {
  'tasks/:uuid': 'tasks',
  'attachments/:id': 'attachments',
  'attachments/:id/links': 'attachments',
  'comments/:id': 'comments',
  'task-checklists/:id': 'checklist_items',
  'task-labels/:id': 'labels',
  'task-labels/:id/detach': 'labels',
  'project-templates/type/:id': 'task_types',
  'project-templates/effort/:id': 'task_efforts',
  'project-templates/workflow/:id': 'workflows',
  'project-boards/:uuid': 'boards',
  'time-trackings/:id': 'time_entries',
  'sprints/:id': 'sprints',
  'user-stories/:id': 'user_stories',
  'user-story-epics/:id': 'epics',
  'project-team-members/:id': 'project_members',
  'recurring-tasks/:uuid': 'recurrences',
  'forms/:uuid': 'forms',
  'wiki-pages/:uuid': 'wiki_pages',
  'wiki-pages/:uuid/draft': 'wiki_pages',
}
// A person is taken off a task by name; who is not on it is told apart by the answered task. A project is deleted by name as well, a discussion
// by a number that every project counts for itself.
const NAMED = ['DELETE /task-assignees/', 'DELETE /projects/:projectSlug/', 'DELETE /discussions/:number/']
const deletes = [...world.app.rules.keys()].filter((name) => name.startsWith('DELETE ') && !NAMED.includes(name))

test.each(deletes)('REST-27 an unknown or foreign id is 404: %s', async (name) => {
  const path = name.slice('DELETE /'.length).replace(/\/$/, '')
  const table = TABLES[path]
  if (table === undefined) throw new Error(`${name} needs a table above`)
  const { uuid } = await makeTask(world, 'ana', WEBSITE)
  const there = await makeTask(world, 'ana', MOBILE)
  await world.db.execute(sql`insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size)
    select gen_random_uuid(), company_id, project_id, id, 'a.txt', 'text/plain', 1 from tasks where id = ${there.uuid}`)
  await world.db.execute(
    sql`insert into checklist_items (company_id, project_id, task_id, title) select company_id, project_id, id, 'An item' from tasks where id = ${there.uuid}`,
  )
  const count = async () => (await world.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]
  const { rows } = await world.db.execute<{ id: string }>(sql`
    select id::text as id from ${sql.identifier(table)} where project_id = (select id from projects where slug = 'mobile') limit 1`)
  const before = await count()
  for (const id of [path.includes(':uuid') ? randomUUID() : '2000000000', rows[0]?.id ?? '']) {
    const url = `/${name.slice('DELETE /'.length).replace(/:(uuid|id)/, id)}`
    expect(await world.as('ana').del(url, { ...WEBSITE, task_uuid: uuid })).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
  }
  expect(rows).toHaveLength(1)
  expect(await count()).toEqual(before)
})
