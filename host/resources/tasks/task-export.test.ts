// A list of tasks as a file: the same tasks in the same order, with every column, for whoever reads them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { AnyTask } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }
const WEBSITE = { ...ACME, project_slug: 'website' }
type Query = Record<string, string | number>

/** The fields of a line; quoted ones may hold commas, no field of the sample holds a line break. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')

async function exported(query: Query, who = 'ana') {
  const { status, headers, body } = await world.as(who).get('/export-tasks/', query)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head = '', ...lines] = String(body).trimEnd().split('\r\n')
  expect(head.startsWith('\uFEFF')).toBe(true)
  const names = fieldsOf(head.slice(1))
  return lines.map((line) => {
    const fields = fieldsOf(line)
    expect(fields).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
  })
}

async function listed(query: Query, who = 'ana'): Promise<AnyTask[]> {
  const page = async (at: number) => (await world.as(who).get('/tasks/', { ...query, per_page: 200, page: at })).body
  const first = await page(1)
  const tasks = [...first.data]
  for (let at = 2; at <= first.total_pages; at += 1) tasks.push(...(await page(at)).data)
  return tasks
}

const codes = (lines: readonly Record<string, string>[]) => lines.map(({ Code }) => Code)

test('EXPORT-03 a list is exported whole, with its filter and its order, of a project or of the workspace', async () => {
  const queries: Query[] = [
    { ...WEBSITE, is_archived: 0 },
    { ...WEBSITE, is_archived: 1 },
    { ...WEBSITE, is_archived: 0, done: 0, members: 'mia,none', sort: '-due_date' },
    { ...WEBSITE, is_archived: 0, search: 'the', sort: 'title' },
    { ...WEBSITE, is_archived: 0, due_date_from: '2026-01-01', timezone: 'Asia/Tokyo', sort: 'due_date' },
    { ...ACME, is_archived: 0, sort: '-created_at' },
  ]
  for (const query of queries)
    expect(codes(await exported(query)), JSON.stringify(query)).toEqual((await listed(query)).map(({ code }) => code))
  expect((await exported({ ...WEBSITE, is_archived: 0 })).length).toBeGreaterThan(200)
  expect(await exported({ ...WEBSITE, search: 'nothing is called this' })).toEqual([])
})

test('EXPORT-06 every column that screens show: people by name and address, instants in UTC, hours as numbers, texts never formulas', async () => {
  const made = { title: '=1+1, "quoted"', members: 'mia,ben' }
  const { body } = await world.as('ana').post('/tasks/', { ...WEBSITE, is_archived: 0 }, made)
  const { uuid } = body.data
  const set = (change: object) => world.as('ana').put(`/tasks/${uuid}/`, WEBSITE, change)
  expect((await set({ due_date: '2057-03-01 12:30:00' })).status).toBe(200)
  const [task] = (await listed({ ...WEBSITE, search: '1+1' })) as [AnyTask]
  const [line] = await exported({ ...WEBSITE, search: '1+1' })
  expect(line).toMatchObject({
    ...{ Code: task.code, Title: `'=1+1, "quoted"`, Project: 'Website relaunch', Status: task.workflow.title, Done: 'no' },
    ...{
      'Due date': new Date(task.due_date.timestamp * 1000).toISOString().replace('.000Z', 'Z'),
      Draft: 'no',
      Archived: 'no',
      Favorite: 'no',
    },
    ...{ 'Progress %': '0', 'Logged hours': '0.00', Subtasks: '0', 'Created by': 'Ana Souza <ana@example.com>' },
  })
  expect(line?.Assignees?.split('; ').sort()).toEqual(['Ben Okafor <ben@example.com>', 'Mia Chen <mia@example.com>'])
  expect(line?.Created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const some = await listed({ ...WEBSITE, is_archived: 0 })
  const lines = new Map((await exported({ ...WEBSITE, is_archived: 0 })).map((one) => [one.Code, one]))
  for (const one of some)
    expect(lines.get(one.code)).toMatchObject({
      ...{ Type: one.type?.title ?? '', Effort: one.effort?.title ?? '', Board: one.board?.label ?? '', Sprint: one.sprint?.title ?? '' },
      ...{ Labels: one.labels.map(({ title }: AnyTask) => title).join('; '), 'User story': one.user_story?.title ?? '' },
      ...{
        'Effort hours': one.effort ? String(one.effort.effort) : '',
        'Progress %': String(one.estimative),
        Done: one.done ? 'yes' : 'no',
      },
      ...{ Comments: String(one.counts.comments), 'Checklist items': String(one.counts.checklist_total) },
    })
  await world.as('ana').del(`/tasks/${uuid}/`, WEBSITE)
})

test('EXPORT-06 PROF-02 addresses are for who edits the project, and of nobody who hides theirs', async () => {
  const query = { ...WEBSITE, members: 'mia', is_archived: 0 }
  const people = async (who: string) => new Set((await exported(query, who)).flatMap(({ Assignees = '' }) => Assignees.split('; ')))
  expect(await people('ben')).toContain('Mia Chen <mia@example.com>')
  for (const who of ['rex', 'gus']) {
    expect(await people(who)).toContain('Mia Chen <mia>')
    expect([...(await people(who))].join()).not.toContain('@')
  }
  await world.as('mia').put('/auth/me', {}, { hide_email: true })
  expect(await people('ben')).toContain('Mia Chen <mia>')
  await world.as('mia').put('/auth/me', {}, { hide_email: false })
})

test('EXPORT-03 strangers find nothing to export; ids that are none are refused; it stands in the activity log', async () => {
  expect((await world.as('dora').get('/export-tasks/', WEBSITE)).status).toBe(404)
  expect((await world.as(null).get('/export-tasks/', WEBSITE)).status).toBe(401)
  expect((await world.as('ana').get('/export-tasks/', { ...WEBSITE, label_id: 'x' })).status).toBe(400)
  expect((await world.as('ana').get('/export-tasks/', { ...WEBSITE, sort: 'x' })).status).toBe(400)
  await exported({ ...WEBSITE, is_archived: 0 }, 'ben')
  const { body } = await world.as('ana').get('/team-members/log/', { ...ACME, person: 'ben' })
  expect(body.data[0]).toMatchObject({ action: 'export.tasks', user: { username: 'ben' }, project: { slug: 'website' } })
})
