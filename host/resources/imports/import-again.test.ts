// The same file once more, and the way back: what is done twice is done once, and what was undone was never there (IMPORT-08, IMPORT-10).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doStep, importFile, importNow, readFile, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf, jsonIn } from '#tests/kit/made-exports.ts'
import { type AnyTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const HEAD = 'Id,Title,Status,Labels,Description,Comment\n'
const FIRST = `${HEAD}W-1,Alpha,To do,import-a,One,2026-01-02;Kim Lee;Hello; there\nW-2,Beta,To do,import-b,Two,\nW-3,Gamma,To do,import-b,Three,\n`
const rows = async (text: string) => (await world.db.execute(text)).rows as AnyTask[]
const idOf = async (title: string) => (await rows(`select id from tasks where title = '${title}'`))[0]?.id as string

test('IMPORT-08 twice is once; a second run brings what the file changed, and leaves what was changed here', async () => {
  expect((await importFile(world, 'ana', WEBSITE, FIRST)).counts).toMatchObject({ created: 3, updated: 0, unchanged: 0, comments: 1 })
  const [said] = await rows(
    `select author_name, html, c.created_at::date::text as day from comments c join tasks t on t.id = c.task_id where t.title = 'Alpha'`,
  )
  expect(said).toEqual({ author_name: 'Kim Lee', html: expect.stringContaining('Hello; there'), day: '2026-01-02' })
  expect((await importFile(world, 'ana', WEBSITE, FIRST)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, comments: 0 })

  await world.as('ana').put(`/tasks/${await idOf('Beta')}/`, WEBSITE, { title: 'Beta of ours' })
  const second = FIRST.replace('Alpha', 'Alpha 2').replace('Beta', 'Beta 2').replace('Two', 'Two more')
  const again = await importFile(world, 'ana', WEBSITE, second)
  expect(again.counts).toMatchObject({ created: 0, updated: 2, unchanged: 1 })
  expect(again.problem_counts).toEqual({ errors: 0, warnings: 0, conflicts: 1 })
  const titles = async () =>
    (await rows(`select title, description from tasks where description ~ '(One|Two|Three)' order by number desc`)).slice(0, 3)
  expect(await titles()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Alpha 2' }),
      expect.objectContaining({ title: 'Beta of ours', description: expect.stringContaining('Two more') }),
    ]),
  )
  const undone = await doStep(world, 'ana', WEBSITE, again.uuid, 'undo')
  expect(undone.state).toBe('undone')
  expect((await titles()).map(({ title }) => title).sort()).toEqual(['Alpha', 'Beta of ours', 'Gamma'])
  expect((await titles()).some(({ description }) => description.includes('Two more'))).toBe(false)
})

test('IMPORT-08 rows without ids are known by title and moment; of two alike both come, and come once', async () => {
  const csv = 'Title,Notes\nSame,a\nSame,b\nOther,c\n'
  const first = await importFile(world, 'ana', OPS, csv)
  expect([first.is_hashed, first.counts.created]).toEqual([true, 3])
  expect((await importFile(world, 'ana', OPS, csv)).counts).toMatchObject({ created: 0, unchanged: 3 })
  const twice = await readFile(world, 'ana', OPS, 'Id,Title\nX-1,One\nX-1,Two\n')
  expect((await doStep(world, 'ana', OPS, twice.uuid, 'dry-run')).counts).toMatchObject({ created: 1, skipped: 1 })
})

test('IMPORT-10 what is undone was never there: the project is as it was; a whole new project goes', async () => {
  const contentOf = async () => {
    const { files } = await archiveOf(world, 'ana', { ...ACME, project_slug: 'mobile' })
    const { projects: project, ...tables } = jsonIn(files, 'projects/mobile.json')
    return { project, tables }
  }
  const [place] = await rows(`select slug from projects where slug = 'mobile'`)
  expect(place).toBeDefined()
  const before = await contentOf()
  const theirs = FIRST.replaceAll('W-', 'U-')
  const done = await importFile(world, 'ana', ACME, theirs, { change: { into: 'existing', into_project: 'mobile' } })
  expect(done.counts.created).toBe(3)
  expect((await contentOf()).tables).not.toEqual(before.tables)
  expect((await doStep(world, 'ana', ACME, done.uuid, 'undo')).state).toBe('undone')
  expect((await contentOf()).tables).toEqual(before.tables)

  const fresh = await importFile(world, 'ana', ACME, theirs, { filename: 'Fresh.csv', change: { into: 'new', into_name: 'Fresh' } })
  expect(fresh.into_projects).toEqual([{ slug: 'fresh', name: 'Fresh' }])
  await doStep(world, 'ana', ACME, fresh.uuid, 'undo')
  expect(await rows(`select 1 from projects where slug = 'fresh'`)).toEqual([])
  expect((await world.as('ana').post(`/imports/${fresh.uuid}/undo`, ACME, {})).body.code).toBe('import_state')
})

test('IMPORT-10 what somebody worked on since is told, and stays unless it is to go', async () => {
  const ours = FIRST.replaceAll('W-', 'V-').replace('Gamma', 'Delta')
  const done = await importFile(world, 'ana', OPS, ours)
  const id = await idOf('Delta')
  await world.as('ana').put(`/tasks/${id}/`, OPS, { title: 'Delta, mine' })
  const { touched, touched_total: total } = await importNow(world, 'ana', OPS, done.uuid)
  expect([total, touched.map(({ title }: AnyTask) => title)]).toEqual([1, ['Delta, mine']])
  await doStep(world, 'ana', OPS, done.uuid, 'undo')
  expect(await rows(`select title from tasks where id = '${id}'`)).toEqual([{ title: 'Delta, mine' }])
  const again = await importFile(world, 'ana', OPS, ours)
  await world.as('ana').put(`/tasks/${await idOf('Delta')}/`, OPS, { title: 'Delta, mine too' })
  await doStep(world, 'ana', OPS, again.uuid, 'undo', { remove_touched: true })
  expect(await rows(`select title from tasks where title like 'Delta, mine too'`)).toEqual([])
})

test('IMPORT-09 one that is canceled keeps or removes what came; one that is cut off goes on where it was', async () => {
  const many = `Id,Title\n${Array.from({ length: 450 }, (_, at) => `M-${at},Many ${at}`).join('\n')}\n`
  const count = async () => (await rows(`select count(*)::int as n from tasks where title like 'Many %'`))[0]?.n
  for (const keep of [true, false]) {
    const read = await readFile(world, 'ana', OPS, many)
    await doStep(world, 'ana', OPS, read.uuid, 'dry-run')
    expect((await world.as('ana').post(`/imports/${read.uuid}/start`, OPS)).status).toBe(200)
    // After the first batch somebody cancels.
    await rows(`create or replace function cancel_import() returns trigger language plpgsql as $$ begin
      if new.state = 'running' and new.rows_done >= 200 then new.state := '${keep ? 'cancelled' : 'undoing'}'; new.ends_as := 'cancelled'; new.heartbeat_at := null; end if; return new; end $$`)
    await rows('create trigger cancel_import before update on imports for each row execute function cancel_import()')
    await workOn(world)
    await rows('drop trigger cancel_import on imports')
    await workOn(world)
    const ended = await importNow(world, 'ana', OPS, read.uuid)
    expect([keep, ended.state, ended.counts.created, await count()]).toEqual([keep, 'cancelled', ...(keep ? [200, 200] : [0, 0])])
    if (keep) expect((await doStep(world, 'ana', OPS, read.uuid, 'undo')).state).toBe('undone')
  }
  const read = await readFile(world, 'ana', OPS, many)
  await doStep(world, 'ana', OPS, read.uuid, 'dry-run')
  await world.as('ana').post(`/imports/${read.uuid}/start`, OPS)
  await rows(`create or replace function cut_import() returns trigger language plpgsql as $$ begin
    if new.rows_done > 200 then raise exception 'cut off'; end if; return new; end $$`)
  await rows('create trigger cut_import before update on imports for each row execute function cut_import()')
  const errors: unknown[] = []
  await workOn(world, { onError: (error) => errors.push(error) })
  expect([errors.length, await count()]).toEqual([1, 200])
  await rows('drop trigger cut_import on imports')
  expect(await workOn(world)).toBe(0)
  await rows(`update imports set heartbeat_at = heartbeat_at - interval '3 minutes' where state = 'running'`)
  await workOn(world)
  expect(await importNow(world, 'ana', OPS, read.uuid)).toMatchObject({ state: 'done', rows_done: 450, counts: { created: 450 } })
  expect(await count()).toBe(450)
})

test('IMPORT-08 an import into one project reaches no other: what a file calls its tasks opens nothing elsewhere', async () => {
  const secret = 'Id,Title\nK-1,Secret plan\n'
  const done = await importFile(world, 'ana', ACME, secret, { filename: 'Secret.csv', change: { into: 'new', into_name: 'Secret' } })
  expect(done.counts.created).toBe(1)
  await rows(`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
  const theirs = await importFile(world, 'ben', WEBSITE, secret.replace('Secret plan', 'Taken over'))
  expect(theirs.counts).toMatchObject({ created: 1, updated: 0 })
  expect(
    (await rows(`select title from tasks where title in ('Secret plan', 'Taken over') order by title`)).map(({ title }) => title),
  ).toEqual(['Secret plan', 'Taken over'])
  // Into the project that a new one made, the same tasks are found again.
  const again = await importFile(world, 'ana', ACME, secret, { change: { into: 'existing', into_project: 'secret' } })
  expect(again.counts).toMatchObject({ created: 0, unchanged: 1 })
})

test('IMPORT-10 undoing is whole in more than one batch, also where tasks are parts of each other; what was kept is not made twice', async () => {
  const many = `Id,Title,Parent\n${Array.from({ length: 450 }, (_, at) => `P-${at},Chain ${at},${at % 10 === 0 ? '' : `P-${at - 1}`}`).join('\n')}\n`
  const count = async () => (await rows(`select count(*)::int as n from tasks where title like 'Chain %'`))[0]?.n
  const change = { into: 'new', into_name: 'Chain' }
  const done = await importFile(world, 'ana', ACME, many, { change })
  expect([await count(), done.makes.filter(({ kind }: AnyTask) => kind === 'status').length]).toEqual([450, 4])
  expect((await doStep(world, 'ana', ACME, done.uuid, 'undo')).touched_total).toBe(0)
  expect([await count(), await rows(`select 1 from projects where name = 'Chain'`)]).toEqual([0, []])

  const again = await importFile(world, 'ana', ACME, many, { change })
  const [{ slug }] = again.into_projects
  await world.as('ana').put(`/tasks/${await idOf('Chain 7')}/`, { ...ACME, project_slug: slug }, { title: 'Chain 7, mine' })
  expect((await doStep(world, 'ana', ACME, again.uuid, 'undo')).touched_total).toBe(1)
  expect(await count()).toBe(1)
  const third = await importFile(world, 'ana', ACME, many, { change: { into: 'existing', into_project: slug } })
  expect(third.counts).toMatchObject({ created: 449, unchanged: 1 })
}, 120_000)

test('IMPORT-11 whoever may not any more when it runs is stopped', async () => {
  const read = await readFile(world, 'ben', WEBSITE, 'Id,Title\nL-1,Late\n')
  await doStep(world, 'ben', WEBSITE, read.uuid, 'dry-run')
  expect((await world.as('ben').post(`/imports/${read.uuid}/start`, WEBSITE)).status).toBe(200)
  await rows(`update project_members set role = 'member' where person_id = (select id from people where username = 'ben')`)
  await workOn(world)
  const ended = await importNow(world, 'ana', WEBSITE, read.uuid)
  expect(ended).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^The project that it goes into is gone/) })
  expect(await rows(`select 1 from tasks where title = 'Late'`)).toEqual([])
})

test('IMPORT-10 what was moved into another project is out of reach of who imported into the first', async () => {
  await rows(`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
  const done = await importFile(world, 'ben', WEBSITE, 'Id,Title\nN-1,Moved away\nN-2,Stays here\n')
  const task = await idOf('Moved away')
  const moved =
    await rows(`with place as (select p.id, (select w.id from workflows w where w.project_id = p.id order by w.id limit 1) as step from projects p
    where p.slug = 'mobile') update tasks t set project_id = place.id, workflow_id = place.step, number = 90001, type_id = null, effort_id = null, updated_at = now()
    from place where t.id = '${task}' returning t.id`)
  expect(moved).toHaveLength(1)
  expect(await importNow(world, 'ben', WEBSITE, done.uuid)).toMatchObject({ touched: [], touched_total: 0 })
  await doStep(world, 'ben', WEBSITE, done.uuid, 'undo', { remove_touched: true })
  expect((await rows(`select title from tasks where title in ('Moved away', 'Stays here')`)).map(({ title }) => title)).toEqual([
    'Moved away',
  ])
})

test('IMPORT-06 tasks go at most 50 levels into each other, and never in a circle', async () => {
  const parent = (at: number, of: number) => (at === 0 ? '' : `R-${of}`)
  const chain = Array.from({ length: 60 }, (_, at) => `R-${at},Level ${at},${parent(at, at - 1)}`).join('\n')
  const read = await readFile(world, 'ana', OPS, `Id,Title,Parent\n${chain}\nR-60,Circle a,R-61\nR-61,Circle b,R-60\n`)
  await doStep(world, 'ana', OPS, read.uuid, 'dry-run')
  const { data } = (await world.as('ana').get(`/imports/${read.uuid}/problems`, OPS)).body
  const reasons = data.map(({ row, reason }: AnyTask) => [row, reason.split('.')[0]])
  expect(reasons).toEqual([
    [51, 'Tasks go at most 50 levels into each other'],
    [62, 'This parent is part of the task itself'],
  ])
})
