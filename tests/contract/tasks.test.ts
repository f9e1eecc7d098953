// The contract of tasks: lists, one, writing, moving, starring, log. Every task made here is deleted again.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { activity, coloured, fails, fits, holds, page, task } from './shapes.ts'

const WEBSITE = { company_slug: 'acme', project_slug: 'website' }
const MOBILE = { company_slug: 'acme', project_slug: 'mobile' }

let host: ContractHost
let ana: Send
const made: [string, typeof WEBSITE][] = []

beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(async () => {
  for (const [uuid, at] of made) await ana('DELETE', `/tasks/${uuid}/`, at)
  await host.close()
})

async function newTask(body: Record<string, unknown> = {}): Promise<z.infer<typeof task>> {
  const answer = await ana('POST', '/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: 'Contract task', ...body })
  const found = holds(answer, 201, task)
  made.push([found.uuid, WEBSITE])
  return found
}

test('OPEN-32 GET /tasks/ answers a page, of one project or of the workspace', async () => {
  const one = await ana('GET', '/tasks/', { ...WEBSITE, is_archived: 0, members: '', page: 1, per_page: 10 })
  expect(one.status).toBe(200)
  const list = fits(one.body, page(task))
  expect(list.data).toHaveLength(10)
  expect(list.total_pages).toBeGreaterThan(1)
  const whole = await ana('GET', '/tasks/', { company_slug: 'acme', per_page: 200, sort: '-created_at' })
  expect(new Set(fits(whole.body, page(task)).data.map(({ project }) => project.slug)).size).toBeGreaterThan(1)
})

test('OPEN-32 GET /tasks/ filters by words, people, flags, templates and emptiness, and sorts both ways', async () => {
  const list = async (query: Record<string, string | number>) =>
    fits((await ana('GET', '/tasks/', { ...WEBSITE, per_page: 200, ...query })).body, page(task)).data
  const title = `Needle ${Date.now()}`
  const { uuid } = await newTask({ title })
  expect((await list({ search: title })).map((found) => found.uuid)).toEqual([uuid])
  expect((await list({ members: 'mia' })).every(({ users }) => users.some(({ username }) => username === 'mia'))).toBe(true)
  expect((await list({ done: 1 })).every(({ done }) => done)).toBe(true)
  expect((await list({ label_id: 'none' })).every(({ labels }) => labels.length === 0)).toBe(true)
  const codes = async (sort: string) => (await list({ sort, per_page: 5 })).map(({ code }) => Number(code.split('-')[1]))
  expect(await codes('code')).toEqual([...(await codes('code'))].sort((one, other) => one - other))
  expect(await codes('-code')).toEqual([...(await codes('-code'))].sort((one, other) => other - one))
})

test('GET /task-titles/ tells the titles of the workspace in columns, in steps, and what changed later', async () => {
  const shape = z.object({
    data: z.object({
      ...{
        total: z.number().int(),
        latest: z.string(),
        next: z.string().nullable(),
        project_slugs: z.string().array(),
        project_names: z.string().array(),
      },
      ...{ uuid: z.uuid().array(), code: z.string().array(), title: z.string().array(), project: z.number().int().array() },
      ...{ color: z.string().nullable().array(), done: z.boolean().array() },
    }),
  })
  const titles = async (query: Record<string, string | number>) =>
    fits((await ana('GET', '/task-titles/', { company_slug: 'acme', ...query })).body, shape).data
  const { total, latest, next } = await titles({ limit: 5 })
  const seen = new Set<string>()
  for (let before: string | null = ''; before !== null; ) {
    const step: z.infer<typeof shape>['data'] = await titles({ limit: 100, ...(before && { before }) })
    for (const uuid of step.uuid) seen.add(uuid)
    before = step.next
  }
  expect(seen.size).toBe(total)
  const { uuid, code, title } = await newTask({ title: `Told later ${Date.now()}` })
  const later = await titles({ since: latest })
  expect(later).toMatchObject({ total: total + 1, uuid: expect.arrayContaining([uuid]) })
  const at = later.uuid.indexOf(uuid)
  expect([later.code[at], later.title[at], later.project_slugs[later.project[at] ?? -1], later.done[at]]).toEqual([
    code,
    title,
    'website',
    false,
  ])
  fails(await ana('GET', '/task-titles/', { company_slug: 'acme', since: latest, before: next ?? '' }), 400)
  fails(await ana('GET', '/task-titles/', { company_slug: 'acme', before: 'yesterday' }), 400)
  fails(await host.as('dora')('GET', '/task-titles/', { company_slug: 'acme' }), 404)
})

test('GET /task-counts/ says how many tasks of the list are in each group, a task with several in each of them', async () => {
  const { uuid } = await newTask({ title: `Counted ${Date.now()}`, members: 'mia,ben' })
  const group = z.object({ id: z.union([z.number().int(), z.string()]).nullable(), count: z.number().int() })
  const counts = async (query: Record<string, string | number>) =>
    fits((await ana('GET', '/task-counts/', { ...WEBSITE, is_archived: 0, ...query })).body, z.object({ data: group.array() })).data
  const list = fits((await ana('GET', '/tasks/', { ...WEBSITE, is_archived: 0, done: 0, per_page: 200 })).body, page(task))
  const statuses = await counts({ by: 'workflow', done: 0 })
  expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(list.total)
  const own = list.data.find((found) => found.uuid === uuid)
  expect(await counts({ by: 'assignee', search: own?.code ?? '' })).toEqual([
    { id: 'ben', count: 1 },
    { id: 'mia', count: 1 },
  ])
  fails(await ana('GET', '/task-counts/', { ...WEBSITE, by: 'title' }), 400)
  fails(await host.as('dora')('GET', '/task-counts/', { ...WEBSITE, by: 'workflow' }), 404)
})

test('TCREATE-09 REST-20 position 0, null or none is the top of the list, any other number is kept as it was sent', async () => {
  for (const position of [0, null, undefined]) {
    const { uuid } = await newTask(position === undefined ? {} : { position })
    const list = fits((await ana('GET', '/tasks/', { ...WEBSITE, is_archived: 0, per_page: 50 })).body, page(task)).data
    const [first] = list
    expect(first?.uuid).toBe(uuid)
    for (const other of list.slice(1)) expect(other.position).toBeGreaterThan(first?.position ?? Number.NaN)
  }
  for (const position of [7, 0.5, -12.25, 1e9]) expect((await newTask({ position })).position).toBe(position)
})

test('OPEN-32 GET /tasks/{uuid}/ answers one, 404 for unknown and foreign ones', async () => {
  const { uuid } = await newTask()
  expect(holds(await ana('GET', `/tasks/${uuid}/`, WEBSITE), 200, task).uuid).toBe(uuid)
  fails(await ana('GET', `/tasks/${randomUUID()}/`, WEBSITE), 404)
  fails(await host.as('dora')('GET', `/tasks/${uuid}/`, WEBSITE), 404)
})

test('REST-20 POST /tasks/ takes every field and defaults to the first workflow', async () => {
  const [workflow] = holds(await ana('GET', '/projects-workflows/', WEBSITE), 200, z.array(coloured))
  const parent = await newTask()
  expect(parent.workflow?.id).toBe(workflow?.id)
  const full = await newTask({
    position: 7,
    description: '<p>Why</p>',
    workflow_id: workflow?.id,
    type_id: null,
    effort_id: null,
    start_date: '2026-11-23T09:00:00.000Z',
    due_date: '2026-11-24T09:00:00+02:00',
    parent_id: parent.uuid,
    board_uuid: 'main-board',
    members: 'mia,ben',
  })
  expect(full).toMatchObject({ description: '<p>Why</p>', position: 7, parent_id: parent.uuid, board_uuid: null })
  expect(full.due_date).toEqual({ timestamp: Date.parse('2026-11-24T07:00:00Z') / 1000 })
  expect(full.users.map(({ username }) => username).sort()).toEqual(['ben', 'mia'])
  expect(fails(await ana('POST', '/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: '' }), 422).errors).toHaveProperty(
    'title',
  )
  fails(await host.as('gus')('POST', '/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: 'No' }), 403)
})

test('REST-21 PUT /tasks/{uuid}/ changes exactly one field', async () => {
  const { uuid } = await newTask()
  const put = (body: object) => ana('PUT', `/tasks/${uuid}/`, WEBSITE, body)
  expect(holds(await put({ title: 'Renamed' }), 200, task).title).toBe('Renamed')
  expect(holds(await put({ is_draft: true }), 200, task).settings.is_draft).toBe(true)
  expect(holds(await put({ is_archived: true }), 200, task).settings.is_archived).toBe(true)
  expect(holds(await put({ start_date: '2026-11-23 08:00:00' }), 200, task).start_date).toEqual({ timestamp: 1795420800 })
  fails(await put({ due_date: '2026-11-23 08:00:00' }), 422)
  expect(holds(await put({ start_date: null }), 200, task).start_date).toBe(null)
  expect(holds(await put({ config_issue_type_id: null }), 200, task).type).toBe(null)
  const several = await put({ title: 'Two', is_draft: false })
  expect(several.status).toBeGreaterThanOrEqual(400)
  fails(await put({ nonsense: 1 }), 400)
})

test('REST-22 PUT …/done/ toggles and the progress follows; REST-23 PUT …/estimative/ and done follows (DEFECT-23)', async () => {
  const { uuid } = await newTask()
  const done = () => ana('PUT', `/tasks/${uuid}/done/`, WEBSITE, { username: 'ana' })
  expect(holds(await done(), 200, task)).toMatchObject({ done: true, estimative: 100 })
  expect(holds(await done(), 200, task)).toMatchObject({ done: false, estimative: 0 })
  const progress = (estimative: number) => ana('PUT', `/tasks/${uuid}/estimative/`, WEBSITE, { estimative })
  expect(holds(await progress(45), 200, task)).toMatchObject({ done: false, estimative: 45 })
  expect(holds(await progress(100), 200, task)).toMatchObject({ done: true })
  fails(await progress(101), 422)
})

test('REST-25 REST-26 sub-tasks and related-tasks answer lists of tasks', async () => {
  const parent = await newTask()
  const child = await newTask({ parent_id: parent.uuid })
  const uuids = async (path: string) => holds(await ana('GET', path, WEBSITE), 200, z.array(task)).map(({ uuid }) => uuid)
  expect(await uuids(`/tasks/${parent.uuid}/sub-tasks/`)).toEqual([child.uuid])
  expect(await uuids(`/tasks/${child.uuid}/related-tasks/`)).toEqual([parent.uuid])
})

test('REST-27 DELETE /tasks/{uuid}/ answers null, then 404', async () => {
  const { uuid } = await newTask()
  expect(await ana('DELETE', `/tasks/${uuid}/`, WEBSITE)).toMatchObject({ status: 200, body: { data: null } })
  fails(await ana('GET', `/tasks/${uuid}/`, WEBSITE), 404)
  fails(await ana('DELETE', `/tasks/${uuid}/`, WEBSITE), 404)
})

test('REST-28 POST …/duplicate/ answers 201 and the copy', async () => {
  const { uuid } = await newTask({ title: 'Twice', members: 'mia' })
  const copy = holds(await ana('POST', `/tasks/${uuid}/duplicate/`, WEBSITE), 201, task)
  made.push([copy.uuid, WEBSITE])
  expect(copy).toMatchObject({ title: 'Twice (copy)', users: [{ username: 'mia' }] })
  expect(copy.uuid).not.toBe(uuid)
})

test('REST-29 POST …/move moves to another project with one of its workflows', async () => {
  const { uuid, code } = await newTask()
  const [workflow] = holds(await ana('GET', '/projects-workflows/', MOBILE), 200, z.array(coloured))
  const body = { ...WEBSITE, new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: workflow?.id }
  const moved = holds(await ana('POST', `/tasks/${uuid}/move`, { company_slug: 'acme' }, body), 200, task)
  made.push([uuid, MOBILE])
  expect(moved).toMatchObject({ uuid, project: { slug: 'mobile' }, workflow: { id: workflow?.id }, board: null })
  expect(moved.code).not.toBe(code)
  fails(await ana('GET', `/tasks/${uuid}/`, WEBSITE), 404)
})

// What only this host need know is left out elsewhere.
test('MOVE-02 ASSUMED …/task-moves/: a move is previewed, takes its subtasks along and is taken back whole', async (context) => {
  const loss = z.object({ uuid: z.uuid(), code: z.string(), what: z.string(), title: z.string() })
  const parent = await newTask({ title: 'Contract parent' })
  const child = await newTask({ title: 'Contract child', parent_id: parent.uuid })
  const [workflow] = holds(await ana('GET', '/projects-workflows/', MOBILE), 200, z.array(coloured))
  const ends = { ...WEBSITE, new_company_slug: 'acme', new_project_slug: 'mobile' }
  const previewed = await ana('POST', '/task-moves/preview/', { company_slug: 'acme' }, { ...ends, uuids: [parent.uuid] })
  if (previewed.status === 404) return context.skip()
  const preview = holds(previewed, 200, z.object({ subtasks: z.number().int(), losses: z.array(loss) }))
  expect(preview).toMatchObject({ subtasks: 1, losses: [{ uuid: parent.uuid, what: 'subtask' }] })

  const move_uuid = randomUUID()
  const body = { ...ends, new_workflow_id: workflow?.id, subtasks: true, move_uuid }
  const moved = await ana('POST', `/tasks/${parent.uuid}/move`, { company_slug: 'acme' }, body)
  expect(holds(moved, 200, task).project.slug).toBe('mobile')
  const beside = z.object({ along: z.array(task) })
  expect(fits(moved.body, beside).along).toMatchObject([{ uuid: child.uuid, parent_id: parent.uuid, project: { slug: 'mobile' } }])

  const back = () => ana('POST', `/task-moves/${move_uuid}/undo/`, { company_slug: 'acme' }, { task_uuid: parent.uuid })
  for (let times = 0; times < 2; times += 1) {
    const undone = await back()
    expect(holds(undone, 200, task)).toMatchObject({ code: parent.code, project: { slug: 'website' } })
    expect(fits(undone.body, beside.extend({ left: z.array(loss) }))).toMatchObject({ along: [{ code: child.code }], left: [] })
  }
  fails(await host.as('ben')('POST', `/task-moves/${move_uuid}/undo/`, { company_slug: 'acme' }, { task_uuid: parent.uuid }), 404)
})

test('REST-30 GET /activities/task/{uuid}/workflow/ answers the log (DEFECT-12)', async () => {
  const { uuid } = await newTask()
  await ana('PUT', `/tasks/${uuid}/`, WEBSITE, { title: 'For the log' })
  const lines = holds(await ana('GET', `/activities/task/${uuid}/workflow/`, WEBSITE), 200, z.array(activity))
  expect(lines.length).toBeGreaterThan(0)
})

test('REST-31 POST /favorites/{uuid}/ toggles, for guests too', async () => {
  const { uuid } = await newTask()
  const star = () => host.as('gus')('POST', `/favorites/${uuid}/`, WEBSITE, { uuid })
  const shape = z.object({ uuid: z.uuid(), is_favorite: z.boolean() })
  expect(holds(await star(), 200, shape).is_favorite).toBe(true)
  expect(holds(await star(), 200, shape).is_favorite).toBe(false)
})
