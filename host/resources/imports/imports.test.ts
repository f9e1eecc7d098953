// Files of other products brought in: by whom, step by step, and what comes of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringFile, decide, doStep, importFile, importNow, readFile, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const CSV = `Id,Title,Status,Type,Labels,Assignee,Description,Due date,Parent,Priority
A-1,Draw the plan,To do,Task,"design, urgent",ben@example.com,# Plan,2026-03-01,,High
A-2,Build it,Cooking,Machine,design,Kim Lee,,2026-04-01,A-1,Low
A-3,Ship it,Done,Task,,ben@example.com,,,A-1,High
A-4,,To do,Task,,,,,,
A-5,Late,To do,Task,,,,someday,A-9,
`

const rows = async (text: Parameters<HostWorld['db']['execute']>[0]) => (await world.db.execute(text)).rows
const tasksOf = (slug: string) =>
  rows(`select t.title, w.title as status, t.done, y.title as type, t.description, t.due_date::text as due, u.title as parent,
    array(select l.title from task_labels x join labels l on l.id = x.label_id where x.task_id = t.id order by lower(l.title)) as labels,
    array(select a.username from task_people x join people a on a.id = x.person_id where x.task_id = t.id) as people
    from tasks t join projects p on p.id = t.project_id join workflows w on w.id = t.workflow_id left join task_types y on y.id = t.type_id
    left join tasks u on u.id = t.parent_id where p.slug = '${slug}' order by t.position`)

test('IMPORT-11 the owner imports into the workspace, a project’s admins into theirs; others do not', async () => {
  const statuses = async (place: Record<string, string>) => {
    const asked: number[] = []
    for (const who of ['ana', 'ben', 'gus', 'dora']) asked.push((await bringFile(world, who, place, CSV)).status)
    return asked
  }
  expect(await statuses(ACME)).toEqual([201, 403, 403, 404])
  await rows(`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
  expect(await statuses(WEBSITE)).toEqual([201, 201, 403, 404])
  const mine = (await world.as('ben').get('/imports/', WEBSITE)).body.data
  expect(mine.map(({ state }: AnyTask) => state)).toEqual(['reading', 'reading'])
  expect((await world.as('ben').get('/imports/', ACME)).status).toBe(403)
  expect((await world.as('ben').get(`/imports/${mine[0].uuid}/`, { ...ACME, project_slug: 'ops' })).status).toBeGreaterThan(400)
  await workOn(world)
  const [read] = (await world.as('ben').get('/imports/', WEBSITE)).body.data
  const into = (change: object) => decide(world, 'ben', WEBSITE, detail, change)
  const detail = await importNow(world, 'ben', WEBSITE, read.uuid)
  expect(detail.mapping).toMatchObject({ into: 'existing', into_project: 'website' })
  expect((await into({ into: 'new', into_name: 'Mine' })).body.errors).toEqual({ into: ['This import goes into its project.'] })
  expect((await into({ into_project: 'ops' })).body.errors).toEqual({ into_project: ['Choose a project that you administer.'] })
})

test('IMPORT-02 IMPORT-03 IMPORT-07 a file is read, decided about, tried without a trace, and written', async () => {
  const before = await rows('select count(*)::int as n from tasks')
  const read = await readFile(world, 'ana', ACME, CSV, 'Old plan.csv')
  expect(read).toMatchObject({ state: 'mapping', source: 'csv', rows_total: 5, filename: 'Old plan.csv', is_hashed: false, counts: null })
  expect(read.mapping).toMatchObject({ into: 'new', into_name: 'Old plan', zone: expect.any(String), done_statuses: ['Done'] })
  expect(read.mapping.columns.map(({ target }: AnyTask) => target)).toEqual([
    ...['id', 'title', 'status', 'type', 'labels', 'assignees', 'description', 'due', 'parent', 'named_label'],
  ])
  expect(read.columns[3]).toMatchObject({ name: 'Type', samples: ['Task', 'Machine'], filled: 5 })
  expect(read.preview[0]).toMatchObject({ title: 'Draw the plan', labels: ['design', 'urgent', 'Priority: High'], description: 'Plan' })
  expect(read.people).toEqual([
    {
      name: 'ben@example.com',
      email: 'ben@example.com',
      count: 2,
      proposal: { username: 'ben', name: expect.any(String) },
      is_certain: true,
    },
    { name: 'Kim Lee', email: null, count: 1, proposal: null, is_certain: false },
  ])
  const missing = await decide(world, 'ana', ACME, read, {
    columns: read.mapping.columns.map(() => ({ target: 'ignore', date_format: null })),
  })
  expect([missing.status, missing.body.errors]).toEqual([422, { columns: ['Choose which column is the title.'] }])
  expect((await decide(world, 'ana', ACME, read)).status).toBe(200)
  expect((await world.as('ana').post(`/imports/${read.uuid}/start`, ACME)).body.code).toBe('import_state')

  const tried = await doStep(world, 'ana', ACME, read.uuid, 'dry-run')
  expect(tried).toMatchObject({
    state: 'ready',
    counts: { created: 4, updated: 0, unchanged: 0, skipped: 1 },
    problem_counts: { errors: 1, warnings: 2, conflicts: 0 },
    into_projects: [],
  })
  expect(tried.makes).toEqual(
    expect.arrayContaining([
      { kind: 'project', title: 'Old plan' },
      { kind: 'label', title: 'Priority: High' },
    ]),
  )
  expect(await rows('select count(*)::int as n from tasks')).toEqual(before)
  expect(await rows('select 1 from import_items')).toEqual([])
  const problems = (await world.as('ana').get(`/imports/${read.uuid}/problems`, ACME)).body
  expect(problems.data.map(({ row, severity }: AnyTask) => [row, severity])).toEqual([
    [4, 'error'],
    [5, 'warning'],
    [5, 'warning'],
  ])
  const errors = (await world.as('ana').get(`/imports/${read.uuid}/problems`, { ...ACME, severity: 'error' })).body
  expect([errors.total, errors.data.length]).toEqual([1, 1])
  const csv = (await world.as('ana').get(`/imports/${read.uuid}/problems`, { ...ACME, format: 'csv' })).body
  expect(csv.split('\r\n')).toHaveLength(5)

  const done = await doStep(world, 'ana', ACME, read.uuid, 'start')
  expect(done).toMatchObject({
    state: 'done',
    rows_done: 5,
    counts: { created: 4, skipped: 1 },
    into_projects: [{ slug: 'old-plan', name: 'Old plan' }],
  })
  const made = await tasksOf('old-plan')
  expect(made.map(({ title, status, done: isDone, type, parent }: AnyTask) => [title, status, isDone, type, parent])).toEqual([
    ['Draw the plan', 'To do', false, 'Task', null],
    ['Build it', 'Cooking', false, 'Machine', 'Draw the plan'],
    ['Ship it', 'Done', true, 'Task', 'Draw the plan'],
    ['Late', 'To do', false, 'Task', null],
  ])
  expect(made[0]).toMatchObject({ labels: ['design', 'Priority: High', 'urgent'], people: ['ben'], due: expect.stringContaining('2026-0') })
  expect(made[1]).toMatchObject({
    labels: ['design', 'Priority: Low'],
    people: [],
    description: expect.stringContaining('Was assigned to Kim Lee.'),
  })
  expect(made[3]?.description).toContain('someday')
})

test('IMPORT-10 one line in the log and one in the inbox, no other news, no mail, no reminder; nobody is praised for work of long ago', async () => {
  const mails = (await world.mailsNow()).length
  const counts = () => rows(`select (select count(*)::int from notifications) as news, (select count(*)::int from audit_events) as lines`)
  const [before] = await counts()
  const due = new Date(Date.now() - 3_600_000).toISOString()
  const done = await importFile(
    world,
    'ana',
    WEBSITE,
    `Id,Title,Status,Assignee,Due date\nQ-1,Quiet,To do,ben@example.com,${due}\nQ-2,Old,Done,ben@example.com,2020-01-01\n`,
  )
  expect(done.counts).toMatchObject({ created: 2 })
  const [after] = await counts()
  expect([Number(after?.news) - Number(before?.news), Number(after?.lines) - Number(before?.lines)]).toEqual([1, 1])
  expect((await world.mailsNow()).length).toBe(mails)
  const inbox = (await world.as('ana').get('/feeds/inbox/', ACME)).body.data
  expect(inbox[0]).toMatchObject({ target: { kind: 'import', id: done.uuid }, sentence: 'The import of “tasks.csv” is ready' })
  const { body } = await world.as('ana').get('/team-members/log/', ACME)
  expect(body.data[0]).toMatchObject({ action: 'import.start', sentence: 'started the import of' })
  expect(
    await rows(`select c.done_at::date::text as day from task_completions c join tasks t on t.id = c.task_id where t.title = 'Old'`),
  ).toEqual([{ day: '2020-01-01' }])
  expect(await rows(`select kind from due_reminders r join tasks t on t.id = r.task_id where t.title = 'Quiet' order by kind`)).toEqual([
    { kind: 'due_soon' },
    { kind: 'overdue' },
  ])
})

test('IMPORT-12 a file that is none ends in a sentence, and can be thrown away', async () => {
  const { uuid, state, reason } = await readFile(world, 'ana', ACME, Buffer.from([0, 1, 2, 3, 0]), 'x.csv')
  expect([state, typeof reason]).toEqual(['failed', 'string'])
  const ended = await world.as('ana').post(`/imports/${uuid}/cancel`, ACME, {})
  expect(ended.body.data.state).toBe('cancelled')
  const parts = await world.as('ana').post('/imports/', ACME, { a: 1 })
  expect(parts.status).toBe(400)
})

test('IMPORT-02 a project for each value: one of that name is taken, another is made, with those who are on its tasks', async () => {
  const csv = 'Id,Title,Team,Assignee\nE-1,One,Website Relaunch,\nE-2,Two,Kitchen,mia@example.com\nE-3,Three,Kitchen,\nE-4,Four,,\n'
  const read = await readFile(world, 'ana', ACME, csv)
  const columns = read.mapping.columns.map((column: AnyTask, at: number) => (at === 2 ? { target: 'project', date_format: null } : column))
  const done = await importFile(world, 'ana', ACME, csv, { change: { into: 'each', columns } })
  expect(done.into_projects.map(({ name }: AnyTask) => name).sort()).toEqual(['Imported', 'Kitchen', 'Website relaunch'])
  expect((await tasksOf('kitchen')).map(({ title, people }) => [title, people])).toEqual([
    ['Two', ['mia']],
    ['Three', []],
  ])
  // What was decided about those columns is proposed for the next file that has them.
  const next = await readFile(world, 'ana', ACME, csv)
  expect(next.mapping).toMatchObject({ into: 'each', columns })
})

test('IMPORT-01 IMPORT-04 another source has the file read anew; a project that is not gone by is told as a label, and nothing is dropped', async () => {
  const csv = 'TYPE,CONTENT,PRIORITY,INDENT,Project\nsection,Doing,,,\ntask,Whole,1,1,Kitchen\ntask,Part @soon,4,2,Bath\n'
  const read = await readFile(world, 'ana', WEBSITE, csv, 'todoist.csv')
  expect([read.source, read.columns[0].name]).toEqual(['todoist', 'Id'])
  const columns = read.mapping.columns.map((column: AnyTask, at: number) =>
    read.columns[at].name === 'Project' ? { target: 'project', date_format: null } : column,
  )
  expect((await decide(world, 'ana', WEBSITE, read, { columns })).status).toBe(200)
  await doStep(world, 'ana', WEBSITE, read.uuid, 'dry-run')
  await doStep(world, 'ana', WEBSITE, read.uuid, 'start')
  const made = await rows(`select t.title, u.title as parent, w.title as status,
    array(select l.title from task_labels x join labels l on l.id = x.label_id where x.task_id = t.id order by l.title) as labels
    from tasks t join workflows w on w.id = t.workflow_id left join tasks u on u.id = t.parent_id where t.title in ('Whole', 'Part') order by t.number`)
  expect(made).toEqual([
    { title: 'Whole', parent: null, status: 'Doing', labels: ['Priority: p1', 'Project: Kitchen'] },
    { title: 'Part', parent: 'Whole', status: 'Doing', labels: ['Project: Bath', 'soon'] },
  ])
  const again = await readFile(world, 'ana', WEBSITE, csv, 'todoist.csv')
  expect((await decide(world, 'ana', WEBSITE, again, { source: 'csv' })).body.data).toMatchObject({ state: 'reading', columns: [] })
  await workOn(world)
  const other = await importNow(world, 'ana', WEBSITE, again.uuid)
  expect([other.state, other.source, other.columns[0].name, other.rows_total]).toEqual(['mapping', 'csv', 'TYPE', 3])
})

test('IMPORT-03 dates that can be read in two ways are asked for before the check; a row that is its own parent is told so', async () => {
  const csv = 'Id,Title,Due date,Parent\nD-1,One,03/04/2026,D-1\nD-2,Two,01/02/2026,\n'
  const read = await readFile(world, 'ana', WEBSITE, csv, 'days.csv')
  expect([read.columns[2].date_formats, read.mapping.columns[2]]).toEqual([['dmy', 'mdy'], { target: 'due', date_format: null }])
  expect((await decide(world, 'ana', WEBSITE, read)).status).toBe(200)
  const refused = await world.as('ana').post(`/imports/${read.uuid}/dry-run`, WEBSITE)
  expect([refused.status, refused.body.errors]).toEqual([422, { columns: ['Choose how the dates of “Due date” are written.'] }])
  const columns = read.mapping.columns.map((column: AnyTask) => (column.target === 'due' ? { target: 'due', date_format: 'mdy' } : column))
  const ready = (await decide(world, 'ana', WEBSITE, read, { columns })).body.data
  expect(new Date(ready.preview[0].due_date.timestamp * 1000).toISOString().slice(0, 10)).toBe('2026-03-04')
  await doStep(world, 'ana', WEBSITE, read.uuid, 'dry-run')
  const problems = (await world.as('ana').get(`/imports/${read.uuid}/problems`, WEBSITE)).body.data
  expect(problems).toMatchObject([{ row: 1, reason: 'The row names itself as its parent. The task stands by itself.' }])
})
