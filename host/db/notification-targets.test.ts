// What the migration to typed targets makes of notifications and log lines that are there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OlderDatabase, openDatabaseBefore } from '#tests/kit/older-database.ts'

let database: OlderDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('notification_targets')
})
afterAll(() => database.close())

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ANA, MIA, ACME, WEBSITE, TASK, INVITATION] = [1, 2, 3, 4, 5, 6].map(id)

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  await database.client.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
}

async function addTold(number: number, title: string, resource: string, target: string | undefined | null): Promise<void> {
  const row = { id: id(number), company_id: ACME, person_id: MIA, actor_id: ANA, project_id: WEBSITE, title, resource, target_uuid: target }
  await insert('notifications', { ...row, created_at: `2026-11-0${number - 10}T10:00:00Z` })
}

test('OPEN-30 what was told before leads to what it is about, is read, and keeps who, what and when', async () => {
  for (const [person, name] of [
    [ANA, 'ana'],
    [MIA, 'mia'],
  ])
    await insert('people', { id: person, username: name, email: `${name}@example.com`, name, password_hash: 'none' })
  await insert('companies', { id: ACME, slug: 'acme', name: 'Acme', owner_id: ANA })
  for (const person of [ANA, MIA]) await insert('company_members', { company_id: ACME, person_id: person, role: 'member' })
  await insert('projects', { id: WEBSITE, company_id: ACME, slug: 'website', name: 'Website', code: 'WEB', owner_id: ANA })
  const step = { company_id: ACME, project_id: WEBSITE, title: 'To do', color: '#000000' }
  await insert('workflows', step)
  const { rows: steps } = await database.client.query('select id from workflows')
  const place = { company_id: ACME, project_id: WEBSITE }
  await insert('tasks', { id: TASK, ...place, number: 1, title: 'Ship “it”', position: 1, workflow_id: steps[0].id })
  const invited = { inviter_id: ANA, email: 'mia@example.com', name: 'Mia', role: 'member', token_hash: 'x' }
  await insert('invitations', {
    id: INVITATION,
    ...place,
    ...invited,
    created_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-12-01T00:00:00Z',
  })
  await addTold(11, 'assigned you to “Ship “it””', 'issues', TASK)
  await addTold(12, 'mentioned you in a comment on “Ship “it””', 'issues', TASK)
  await addTold(13, 'commented on the file “plan.pdf”', 'issues', TASK)
  await addTold(14, 'commented on the file “plan.pdf”', 'projects', null)
  await addTold(15, 'added you to Website', 'projects', WEBSITE)
  await addTold(16, 'invited you to Website', 'projects', WEBSITE)
  for (const message of [
    'set the due date to 2026-12-01 09:00 UTC',
    'changed the start date from 2026-12-01 09:00 UTC to 2026-12-02 10:30 UTC',
    'renamed the task to “Ship 2026-12-01 09:00 UTC”',
  ])
    await insert('activities', { ...place, task_id: TASK, actor_id: ANA, message })

  await database.migrate()
  const { rows } = await database.client.query(`
    select n.topic, n.target_kind as kind, n.target_id as target, n.subject, e.reason, e.detail, e.actor_id = '${ANA}' as by_ana,
      e.created_at = n.updated_at as same, n.read_at is not null as read
    from notifications n join notification_events e on e.notification_id = n.id order by n.updated_at`)
  const [task, project] = [`task:${TASK}`, `project:${WEBSITE}`]
  expect(rows).toEqual(
    [
      { topic: task, kind: 'task', target: TASK, subject: 'Ship “it”', reason: 'assigned', detail: {} },
      { topic: task, kind: 'task', target: TASK, subject: 'Ship “it”', reason: 'mentioned', detail: {} },
      { topic: task, kind: 'task', target: TASK, subject: 'Ship “it”', reason: 'commented', detail: { file: 'plan.pdf' } },
      { topic: `file:${WEBSITE}`, kind: 'file', target: WEBSITE, subject: 'plan.pdf', reason: 'commented', detail: { file: 'plan.pdf' } },
      { topic: project, kind: 'project', target: WEBSITE, subject: 'Website', reason: 'added', detail: {} },
      { topic: `invitation:${INVITATION}`, kind: 'invitation', target: INVITATION, subject: 'Website', reason: 'invited', detail: {} },
    ].map((row) => ({ ...row, by_ana: true, same: true, read: true })),
  )
})

test('LOG-01 moments in log lines stand apart from their words; titles that look like one stay as they are', async () => {
  const { rows } = await database.client.query("select parts from audit_events where target_kind = 'task' order by id")
  expect(rows.map(({ parts }) => parts)).toEqual([
    [{ text: 'set the due date to ' }, { at: '2026-12-01T09:00:00.000Z' }],
    [{ text: 'changed the start date from ' }, { at: '2026-12-01T09:00:00.000Z' }, { text: ' to ' }, { at: '2026-12-02T10:30:00.000Z' }],
    null,
  ])
})
