// What the migration that gives the last tables their workspace makes of the rows that are there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OlderDatabase, openDatabaseBefore } from '#tests/kit/older-database.ts'

let database: OlderDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('workspace_in_upsert_keys')
})
afterAll(() => database.close())

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const PERSON = id(1)

async function insert(table: string, row: Record<string, unknown>): Promise<{ id: number }> {
  const names = Object.keys(row)
  const values = names.map((_, at) => `$${at + 1}`).join(', ')
  const { rows } = await database.client.query(
    `insert into ${table} (${names.join(', ')}) values (${values}) returning *`,
    Object.values(row),
  )
  return rows[0]
}

/** A workspace with a project, a task of it, a file with an older version, and what is made or told of the task. */
async function addWorkspace(number: number): Promise<void> {
  const [company, project, task, news, note] = [1, 2, 3, 4, 5].map((part) => id(10 * number + part))
  const place = { company_id: company, project_id: project }
  await insert('companies', { id: company, slug: `w-${number}`, name: 'Workspace', owner_id: PERSON })
  await insert('company_members', { company_id: company, person_id: PERSON, role: 'owner' })
  await insert('projects', { id: project, company_id: company, slug: 'p', name: 'Project', code: 'P', owner_id: PERSON })
  const step = await insert('workflows', { ...place, title: 'To do', color: '#000000' })
  await insert('tasks', { id: task, ...place, number: 1, title: 'A task', position: 1, workflow_id: step.id })
  const bytes = { filename: 'a.png', mimetype: 'image/png', size: 1 }
  const file = await insert('attachments', { uuid: id(10 * number + 6), ...place, ...bytes, version: 2 })
  const older = { number: 1, file: id(10 * number + 7), created_at: '2026-11-01T00:00:00Z' }
  await insert('attachment_versions', { attachment_id: file.id, ...older, ...bytes })
  await insert('attachment_links', { attachment_id: file.id, task_id: task })
  await insert('notes', { id: note, person_id: PERSON })
  await insert('note_tasks', { note_id: note, task_id: task })
  const about = { topic: `task:${task}`, target_kind: 'task', target_id: task, subject: 'A task' }
  await insert('notifications', { id: news, company_id: company, person_id: PERSON, ...about })
  await insert('notification_events', { notification_id: news, reason: 'assigned' })
}

test('rows that had no workspace get that of what they belong to', async () => {
  await insert('people', { id: PERSON, username: 'ana', email: 'ana@example.com', name: 'Ana', password_hash: 'none' })
  for (const number of [1, 2]) await addWorkspace(number)
  await database.migrate()
  for (const table of ['attachment_versions', 'attachment_links', 'note_tasks', 'notification_events']) {
    const { rows } = await database.client.query(`select company_id from ${table} order by 1`)
    expect(rows, table).toEqual([{ company_id: id(11) }, { company_id: id(21) }])
  }
})
