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
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const made = (answer: { body: any }) => answer.body.data
const dora = () => world.as('dora')
const GLOBEX = { company_slug: 'globex' }
const clientOfDora = async (): Promise<string> => made(await dora().post('/clients/', GLOBEX, { name: 'Of another workspace' })).uuid
async function invoiceOfDora(): Promise<string> {
  const { uuid, version } = made(await dora().post('/invoices/', GLOBEX, { client_uuid: await clientOfDora() }))
  await dora().put(`/invoices/${uuid}/lines/`, GLOBEX, { lines: [{ text: 'Work', quantity: '1', price: 100, tax_bp: 0 }], version })
  return uuid
}

/** Things of no project, by path: ana, who asks, owns acme; these are dora's, who owns globex, or mia's own. */
const OUTSIDE: Record<string, { table: string; make(): Promise<string[]> }> = {
  'auth/sessions/:id': { table: 'sessions', make: async () => [made(await world.as('mia').get('/auth/sessions/'))[0].id] },
  'notes/:uuid': { table: 'notes', make: async () => [made(await world.as('mia').post('/notes/', {}, {})).uuid] },
  'invitations/:uuid': {
    table: 'invitations',
    async make() {
      const place = { ...GLOBEX, project_slug: 'reactor' }
      await dora().post('/project-team-members/invite/', place, { emails: ['new@example.com'], names: ['New'], roles: ['member'] })
      return [made(await dora().get('/invitations/', GLOBEX))[0].uuid]
    },
  },
  'exports/:uuid': { table: 'exports', make: async () => [made(await dora().post('/exports/', GLOBEX, {})).uuid] },
  'clients/:uuid': { table: 'clients', make: async () => [await clientOfDora()] },
  'invoices/:uuid': { table: 'invoices', make: async () => [await invoiceOfDora()] },
  'invoices/:uuid/payments/:id': {
    table: 'payments',
    async make() {
      const uuid = await invoiceOfDora()
      await dora().post(`/invoices/${uuid}/issue`, GLOBEX, {})
      const paid = { paid_on: '2026-01-02', amount: 100, method: 'Bank' }
      return [uuid, String(made(await dora().post(`/invoices/${uuid}/payments/`, GLOBEX, paid)).payments[0].id)]
    },
  },
}
// A person is taken off a task by name; who is not on it is told apart by the answered task. A project is deleted by name as well, a person taken off a workspace, a discussion
// by a number that every project counts for itself.
// A sample is one's own, or told by the slug of its project. What one watches and mutes is told by its place, a workspace and what is its only one by its slug (see the policy), one's other sessions
// and one's account by none.
const NAMED = [
  ...['DELETE /task-assignees/', 'DELETE /projects/:projectSlug/', 'DELETE /discussions/:number/', 'DELETE /team-members/:username/'],
  ...['DELETE /task-watchers/', 'DELETE /notification-mutes/', 'DELETE /auth/sessions/', 'DELETE /auth/me', 'DELETE /projects/sample/'],
  ...['DELETE /companies/:slug', 'DELETE /companies/:slug/transfer', 'DELETE /companies/:slug/smtp', 'DELETE /companies/:slug/domain'],
]
const deletes = [...world.app.rules.keys()].filter((name) => name.startsWith('DELETE ') && !NAMED.includes(name))
const pathOf = (name: string) => name.slice('DELETE /'.length).replace(/\/$/, '')
const countIn = async (table: string) => (await world.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]
const outside = (name: string) => Object.hasOwn(OUTSIDE, pathOf(name))

test.each(deletes.filter(outside))('REST-27 an unknown id, or one of another workspace or person, is 404: %s', async (name) => {
  const { table, make } = OUTSIDE[pathOf(name)] as (typeof OUTSIDE)[string]
  // Who asks has signed in before anything is counted.
  await world.as('ana').get('/auth/me')
  const foreign = await make()
  const unknown = foreign.map((id) => (/^\d+$/.test(id) ? '2000000000' : randomUUID()))
  const before = await countIn(table)
  for (const ids of [foreign, unknown]) {
    const url = ids.reduce((path, id) => path.replace(/:(uuid|id)/, id), name.slice('DELETE '.length))
    expect(await world.as('ana').del(url, { company_slug: 'acme' })).toMatchObject({ status: 404, body: { message: expect.any(String) } })
  }
  expect(await countIn(table)).toEqual(before)
})

test.each(deletes.filter((name) => !outside(name)))('REST-27 an unknown or foreign id is 404: %s', async (name) => {
  const path = pathOf(name)
  const table = TABLES[path]
  if (table === undefined) throw new Error(`${name} needs a table above`)
  const { uuid } = await makeTask(world, 'ana', WEBSITE)
  const there = await makeTask(world, 'ana', MOBILE)
  await world.db.execute(sql`insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size)
    select gen_random_uuid(), company_id, project_id, id, 'a.txt', 'text/plain', 1 from tasks where id = ${there.uuid}`)
  await world.db.execute(
    sql`insert into checklist_items (company_id, project_id, task_id, title) select company_id, project_id, id, 'An item' from tasks where id = ${there.uuid}`,
  )
  if (table === 'forms') await world.as('ana').post('/forms/', MOBILE, { title: 'Of the other project' })
  const { rows } = await world.db.execute<{ id: string }>(sql`
    select id::text as id from ${sql.identifier(table)} where project_id = (select id from projects where slug = 'mobile') limit 1`)
  const before = await countIn(table)
  for (const id of [path.includes(':uuid') ? randomUUID() : '2000000000', rows[0]?.id ?? '']) {
    const url = `/${name.slice('DELETE /'.length).replace(/:(uuid|id)/, id)}`
    expect(await world.as('ana').del(url, { ...WEBSITE, task_uuid: uuid })).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
  }
  expect(rows).toHaveLength(1)
  expect(await countIn(table)).toEqual(before)
})
