// The list of tasks: filters, orders, pages, who sees what.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

async function list(query: Record<string, string | number>, who = 'ana') {
  const answer = await world.as(who).get('/tasks/', { company_slug: 'acme', ...query })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function everything(query: Record<string, string | number> = {}, who = 'ana'): Promise<AnyTask[]> {
  const first = await list({ per_page: 200, ...query }, who)
  const rest = []
  for (let page = 2; page <= first.total_pages; page += 1) rest.push(...(await list({ per_page: 200, ...query, page }, who)).data)
  return [...first.data, ...rest]
}

const W = { project_slug: 'website' }

test('OPEN-32 TLIST-08 pages tell their number and how many there are; past the end is empty', async () => {
  const page = await list({ ...W, is_archived: 0, members: '', page: 2 })
  expect(page).toMatchObject({ current_page: 2, total_pages: 5, total: 240 })
  expect(page.data).toHaveLength(50)
  expect((await list({ ...W, page: 5 })).data).toHaveLength(40)
  expect((await list({ ...W, page: 6 })).data).toEqual([])
  expect((await list({ ...W, is_archived: 1 })).total).toBe(9)
  const all = await everything(W)
  expect(new Set(all.map((task) => task.uuid)).size).toBe(240)
})

test.each(['position', 'code', 'title', 'due_date', 'start_date', 'created_at', 'updated_at', 'workflow'])(
  'OPEN-32 sorted by %s, up and down, page by page as in one go',
  async (sort) => {
    const key = (task: AnyTask) =>
      ({
        position: task.position,
        code: Number(task.code.split('-')[1]),
        title: task.title.toLowerCase(),
        due_date: task.due_date?.timestamp ?? null,
        start_date: task.start_date?.timestamp ?? null,
        created_at: task.created_at.timestamp,
        updated_at: task.updated_at.timestamp,
        workflow: task.workflow.id,
      })[sort]
    for (const down of [false, true]) {
      const tasks = await everything({ ...W, sort: down ? `-${sort}` : sort })
      expect(new Set(tasks.map((task) => task.uuid)).size).toBe(240)
      const keys = tasks.map(key)
      const filled = keys.filter((value) => value !== null)
      // People without a date come last both ways.
      expect(keys.slice(0, filled.length)).toEqual(filled)
      const compare = new Intl.Collator('en').compare
      const sorted = filled.toSorted((a, b) => (typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b)))
      expect(filled).toEqual(down ? sorted.toReversed() : sorted)
    }
  },
)

test('OPEN-32 search finds codes, numbers and the beginnings of words, in any case and order', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Überprüfe die Straße (foo/bar_baz)' })
  const found = async (search: string) => (await list({ ...W, search })).data.map((row: AnyTask) => row.uuid)
  for (const search of [
    task.code,
    task.code.toLowerCase(),
    task.code.split('-')[1],
    'überp',
    'STRASSE'.slice(0, 3),
    'baz straß',
    'bar_b',
    'FOO/bar',
  ]) {
    expect(await found(search), search).toContain(task.uuid)
  }
  for (const search of ['erprüfe', 'xyzzy', "'; drop table tasks; --", '!!!', '&|!:*', 'MOB-1'])
    expect(await found(search), search).not.toContain(task.uuid)
  const pages = await everything({ ...W, search: 'page' })
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.every((row) => /\bpage/i.test(row.title))).toBe(true)
})

test('OPEN-32 every filter keeps exactly the tasks that fit', async () => {
  const all = await everything(W)
  const boards = (await world.as('ana').get('/project-boards/', WEBSITE)).body.data
  const ids = (pick: (task: AnyTask) => { id: number } | null) => [
    ...new Set(all.map((task) => pick(task)?.id).filter((id) => id !== undefined)),
  ]
  const label = all.find((task) => task.labels.length > 0).labels[0]
  const parent = all.find((task) => task.parent_id !== null).parent_id
  const [type] = ids((task) => task.type)
  const [effort, other] = ids((task) => task.effort)
  const [sprint] = ids((task) => task.sprint)
  const [story] = ids((task) => task.user_story)
  const [step, next] = ids((task) => task.workflow)
  const from = Date.parse('2026-11-01T00:00:00Z') / 1000
  const day = 86_400
  const cases: [Record<string, string | number>, (task: AnyTask) => boolean][] = [
    [{ workflow_id: `${step}` }, (task) => task.workflow.id === step],
    [{ workflow_id: `${step},${next}` }, (task) => [step, next].includes(task.workflow.id)],
    [{ type_id: `${type}` }, (task) => task.type?.id === type],
    [{ effort_id: `${effort},none` }, (task) => task.effort === null || task.effort.id === effort],
    [{ effort_id: `${other}` }, (task) => task.effort?.id === other],
    [{ label_id: `${label.id}` }, (task) => task.labels.some((one: AnyTask) => one.id === label.id)],
    [{ label_id: 'none' }, (task) => task.labels.length === 0],
    [{ board_uuid: boards[1].uuid }, (task) => task.board_uuid === boards[1].uuid],
    [{ board_uuid: 'main-board' }, (task) => task.board_uuid === null],
    [{ sprint_id: `${sprint}` }, (task) => task.sprint?.id === sprint],
    [{ sprint_id: 'none' }, (task) => task.sprint === null],
    [{ user_story_id: `${story}` }, (task) => task.user_story?.id === story],
    [{ parent_id: parent }, (task) => task.parent_id === parent],
    [{ members: 'mia' }, (task) => task.users.some((user: AnyTask) => user.username === 'mia')],
    [{ members: 'mia,ben' }, (task) => task.users.some((user: AnyTask) => ['mia', 'ben'].includes(user.username))],
    [{ members: 'none' }, (task) => task.users.length === 0],
    [{ members: 'nobody-at-all' }, () => false],
    [{ done: 1 }, (task) => task.done],
    [{ done: 0 }, (task) => !task.done],
    [{ is_draft: 1 }, (task) => task.settings.is_draft],
    [{ is_draft: 0 }, (task) => !task.settings.is_draft],
    [{ is_favorite: 1 }, (task) => task.is_favorite],
    [
      { due_from: '2026-11-01', due_to: '2026-11-30' },
      (task) => task.due_date?.timestamp >= from && task.due_date.timestamp < from + 30 * day,
    ],
    [{ start_from: '2026-11-01' }, (task) => task.start_date?.timestamp >= from],
    [{ start_to: '2026-10-31' }, (task) => task.start_date !== null && task.start_date.timestamp < from],
    [
      { done: 0, members: 'ana', type_id: `${type}`, search: '' },
      (task) => !task.done && task.type?.id === type && task.users.some((user: AnyTask) => user.username === 'ana'),
    ],
  ]
  const codes = (tasks: AnyTask[]) => tasks.map((task) => task.code)
  for (const [query, fits] of cases) {
    const found = await everything({ ...W, ...query })
    expect(codes(found), JSON.stringify(query)).toEqual(codes(all.filter(fits)))
    expect((await list({ ...W, ...query })).total, JSON.stringify(query)).toBe(found.length)
  }
})

test('OPEN-32 wrong filters are 400, not a 500', async () => {
  for (const query of [
    { workflow_id: 'x' },
    { parent_id: '1' },
    { sort: 'color' },
    { page: 0 },
    { per_page: 500 },
    { due_from: 'soon' },
    { due_from: '2026-11-01', timezone: '+02:00' },
    { due_from: '2026-11-01', timezone: 'Europe/Atlantis' },
    { done: 'maybe' },
  ]) {
    const answer = await world.as('ana').get('/tasks/', { ...WEBSITE, ...(query as Record<string, string>) })
    expect(answer.status, JSON.stringify(query)).toBe(400)
  }
})

test('OPEN-32 OPEN-48 days are those of the time zone that is named, also the short ones of a clock change', async () => {
  const late = await makeTask(world, 'ana', WEBSITE, { due_date: '2031-05-10T23:30:00Z' })
  // In Berlin the 30th of March 2031 has 23 hours.
  const lastOfShort = await makeTask(world, 'ana', WEBSITE, { due_date: '2031-03-30T21:59:00Z' })
  const firstAfter = await makeTask(world, 'ana', WEBSITE, { due_date: '2031-03-30T22:00:00Z' })
  const due = async (day: string, zone?: string) => {
    const found = await everything({ ...W, due_from: day, due_to: day, ...(zone && { timezone: zone }) })
    return found.map((task) => task.uuid)
  }
  expect([await due('2031-05-10'), await due('2031-05-11')]).toEqual([[late.uuid], []])
  expect([await due('2031-05-10', 'Europe/Berlin'), await due('2031-05-11', 'Europe/Berlin')]).toEqual([[], [late.uuid]])
  expect(await due('2031-03-30', 'Europe/Berlin')).toEqual([lastOfShort.uuid])
  expect(await due('2031-03-31', 'Europe/Berlin')).toEqual([firstAfter.uuid])
})

test('OPEN-32 without a project it is the whole workspace: every project the caller sees, and no other', async () => {
  const slugs = async (who: string) => [...new Set((await everything({}, who)).map((task) => task.project.slug))].sort()
  expect(await slugs('ana')).toEqual(['mobile', 'ops', 'website'])
  expect(await slugs('rex')).toEqual(['mobile', 'website'])
  expect(await slugs('gus')).toEqual(['ops', 'website'])
  expect((await world.as('dora').get('/tasks/', { company_slug: 'acme' })).status).toBe(404)
  const roles = new Set((await everything({}, 'gus')).map((task) => task.logged_user_role.name))
  expect([...roles]).toEqual(['guest'])
})

// One test an order: all of them in one are five hundred calls, more than a busy machine does in the time of one test.
test.each(['due_date', '-due_date', 'title', '-updated_at', 'code', '-code', 'position', '-workflow'])(
  'OPEN-32 a workspace list is in order across its projects, and pages add up: %s',
  async (sort) => {
    for (const filter of [{}, { done: 0 }, { members: 'mia' }, { search: 'the' }]) {
      const inOne = await everything({ sort, ...filter })
      const paged: AnyTask[] = []
      const first = await list({ sort, ...filter, per_page: 37 })
      for (let page = 1; page <= first.total_pages; page += 1) paged.push(...(await list({ sort, ...filter, per_page: 37, page })).data)
      expect(
        paged.map((task) => task.code),
        JSON.stringify(filter),
      ).toEqual(inOne.map((task) => task.code))
      expect(first.total).toBe(inOne.length)
    }
  },
)

test('OPEN-32 in a workspace list by due date, tasks without one come last', async () => {
  const due = (await everything({ sort: '-due_date' })).map((task) => task.due_date?.timestamp ?? 0)
  expect(due).toEqual(due.toSorted((a, b) => b - a))
})

test('ROLE-02 somebody of the workspace reads a project that is not private, without a role on it', async () => {
  const newcomer = await world.person('nia')
  await world.db.execute(
    sql`insert into company_members (company_id, person_id, role) select id, ${newcomer.id}, 'member' from companies where slug = 'acme'`,
  )
  const page = await list({ project_slug: 'ops' }, 'nia')
  expect(page.data[0].logged_user_role).toBeNull()
  expect((await world.as('nia').post('/tasks/', OPS, { title: 'x' })).status).toBe(403)
  expect((await world.as('nia').get('/tasks/', WEBSITE)).status).toBe(404)
})
