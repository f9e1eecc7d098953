// What is deleted where the database empties no reference and deletes no row of another table by itself, as it cannot on several machines (decision 078).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { purgeAccounts } from '../accounts/account-deletion.store.ts'
import { deleteProjectRows } from '../projects/project-deletion.store.ts'

const DAY_MS = 86_400_000

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  const { rows } = await world.db.execute<{ table: string; name: string; columns: string; to: string }>(sql`
    select conrelid::regclass::text as table, conname as name, split_part(pg_get_constraintdef(oid), ' ON ', 1) as columns from pg_constraint
    where contype = 'f' and (confdeltype = 'n' and confrelid <> 'people'::regclass
      or conname in ('note_tasks_note_id_notes_id_fk', 'mail_settings_person_belongs'))`)
  expect(rows).toHaveLength(8)
  for (const { table, name, columns } of rows)
    await world.db.execute(sql.raw(`alter table ${table} drop constraint ${name}, add constraint ${name} ${columns}`))
})
afterAll(() => world.close())

async function one<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await world.db.execute<Row>(query)
  const [row] = rows as Row[]
  if (row === undefined) throw new Error('There is no such row.')
  return row
}

const count = async (query: ReturnType<typeof sql>) => (await world.db.execute(query)).rows.length

/** A rule, a discussion and an answer of a form that a task came from, as rows of its project. */
async function referTo(taskId: string): Promise<void> {
  const place = sql`select company_id, project_id, id from tasks where id = ${taskId}`
  await world.db.execute(sql`
    with t as (${place}), rule as (
      insert into recurrences (company_id, project_id, task, rule, start_on, at, timezone, state)
      select company_id, project_id, '{"title": "Again", "people": [], "labels": [], "checklist": []}', 'FREQ=DAILY', '2026-01-01', '09:00', 'UTC', 'paused' from t
      returning id
    ), run as (
      insert into recurrence_runs (company_id, project_id, recurrence_id, day, outcome, task_id)
      select company_id, project_id, rule.id, '2026-01-01', 'made', t.id from t, rule
    ), thread as (
      insert into threads (company_id, project_id, number, title, task_id) select company_id, project_id, 9000 + (random() * 1000000)::int, 'A question', id from t
    ), form as (
      insert into submissions (company_id, project_id, form_id, ticket, answers, sender_hash, task_id)
      select f.company_id, f.project_id, f.id, gen_random_uuid()::text, '[]', 'x', t.id from t, forms f where f.company_id = t.company_id limit 1
    )
    update tasks set recurrence_id = rule.id from rule where tasks.id = ${taskId}`)
}

const referring = (taskId: string) =>
  count(sql`
    select 1 from threads where task_id = ${taskId} union all select 1 from submissions where task_id = ${taskId}
    union all select 1 from recurrence_runs where task_id = ${taskId}`)

test('a task, then its rule, are forgotten by what refers to them', async () => {
  const task = await makeTask(world)
  await referTo(task.uuid)
  const { rule } = await one<{ rule: string }>(sql`select recurrence_id as rule from tasks where id = ${task.uuid}`)
  const other = await makeTask(world, 'ana', MOBILE)
  await world.db.execute(sql`update tasks set recurrence_id = ${rule} where id = ${other.uuid}`)
  expect(await referring(task.uuid)).toBe(3)
  expect((await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(200)
  expect(await referring(task.uuid)).toBe(0)
  expect((await world.as('ana').del(`/recurring-tasks/${rule}/`, WEBSITE)).status).toBe(200)
  expect(await one(sql`select recurrence_id from tasks where id = ${other.uuid}`)).toEqual({ recurrence_id: null })
})

test('a status that is deleted or replaced is forgotten by done tasks of every project', async () => {
  for (const replaced of [false, true]) {
    const [own, other] = [await makeTask(world), await makeTask(world, 'ana', MOBILE)]
    const made = await world.as('ana').post('/project-templates/workflow/', WEBSITE, { title: `For a while ${replaced}`, color: '#123456' })
    const { id } = made.body.data
    await world.db.execute(sql`update tasks set workflow_before_done = ${id} where id in (${own.uuid}, ${other.uuid})`)
    const [first] = (await world.as('ana').get('/project-templates/workflow/', WEBSITE)).body.data
    const answer = replaced
      ? await world.as('ana').post(`/project-templates/workflow/${id}/replace/`, WEBSITE, { with: first.id })
      : await world.as('ana').del(`/project-templates/workflow/${id}`, WEBSITE)
    expect(answer.status).toBe(200)
    const { rows } = await world.db.execute<{ before: number | null }>(
      sql`select workflow_before_done as before from tasks where id in (${own.uuid}, ${other.uuid}) order by id = ${other.uuid}`,
    )
    expect(rows.map(({ before }) => before)).toEqual([replaced ? first.id : null, null])
  }
})

test('whoever is taken off a workspace takes their choices of mails along, those of other workspaces stay', async () => {
  await world.db.execute(sql`
    insert into mail_settings (person_id, company_id, kind, value)
    select p.id, c.id, 'mentioned', 'never' from people p, (select id from companies where slug = 'acme' union all select null) c where p.username = 'rex'
    on conflict do nothing`)
  const own = sql`select company_id from mail_settings m join people p on p.id = m.person_id where p.username = 'rex' and m.kind = 'mentioned'`
  expect(await count(own)).toBe(2)
  const removal = { method: 'DELETE', url: '/team-members/rex/', query: { company_slug: 'acme' }, payload: { hand_over: [] } } as const
  expect((await world.as('ana').send(removal)).status).toBe(200)
  expect(await one(own)).toEqual({ company_id: null })
})

test('a note goes with what was made of it', async () => {
  const note = (await world.as('ana').post('/notes/', {}, { html: '<p>Buy milk</p>' })).body.data
  const made = await world.as('ana').post(`/notes/${note.uuid}/convert`, {}, WEBSITE)
  expect(made.status).toBe(201)
  const links = sql`select l.company_id = t.company_id as same from note_tasks l join tasks t on t.id = l.task_id where l.note_id = ${note.uuid}`
  expect(await one(links)).toEqual({ same: true })
  expect((await world.as('ana').del(`/notes/${note.uuid}/`)).status).toBe(200)
  expect((await world.as('ana').del(`/notes/${note.uuid}/`, { forever: 1 })).status).toBe(200)
  expect(await count(links)).toBe(0)
})

test('a deleted account goes with its notes and mails', async () => {
  const note = (await world.as('mia').post('/notes/', {}, { html: '<p>Mine</p>' })).body.data
  await world.db.execute(sql`insert into note_tasks (company_id, note_id, task_id) select company_id, ${note.uuid}, id from tasks limit 1`)
  await world.db.execute(sql`
    with mail as (
      insert into mails (company_id, kind, to_email, subject, body, state) select company_id, 'invoice', 'mia@example.com', 'Invoice', '{}', 'sent' from invoices limit 1
      returning id, company_id
    ) insert into invoice_keys (key_hash, company_id, invoice_id, sent_to, mail_id)
      select 'hash', i.company_id, i.id, 'mia@example.com', mail.id from mail join invoices i using (company_id) limit 1`)
  await world.db.execute(sql`update people set deletion_at = now() where username = 'mia'`)
  expect(await purgeAccounts(world.db, new Date(Date.now() + DAY_MS))).toBe(1)
  expect(await one(sql`select mail_id from invoice_keys where key_hash = 'hash'`)).toEqual({ mail_id: null })
})

test('a project is forgotten by what is elsewhere', async () => {
  const [here, there] = [await makeTask(world), await makeTask(world, 'ana', MOBILE)]
  await referTo(here.uuid)
  const { companyId, projectId, rule, workflow } = await one<{ companyId: string; projectId: string; rule: string; workflow: number }>(sql`
    select company_id as "companyId", project_id as "projectId", recurrence_id as rule, workflow_id as workflow from tasks where id = ${here.uuid}`)
  await world.db.execute(sql`update tasks set recurrence_id = ${rule}, workflow_before_done = ${workflow} where id = ${there.uuid}`)
  const thread = sql`insert into threads (company_id, project_id, number, title, task_id) select company_id, project_id, 9000, 'Elsewhere', ${here.uuid} from tasks`
  await world.db.execute(sql`${thread} where id = ${there.uuid}`)
  await world.db.transaction((tx) => deleteProjectRows(tx, companyId, sql`id = ${projectId}`))
  expect(await count(sql`select 1 from projects where id = ${projectId}`)).toBe(0)
  expect(await one(sql`select recurrence_id, workflow_before_done from tasks where id = ${there.uuid}`)).toEqual({
    recurrence_id: null,
    workflow_before_done: null,
  })
  expect(await one(sql`select task_id from threads where title = 'Elsewhere'`)).toEqual({ task_id: null })
})
