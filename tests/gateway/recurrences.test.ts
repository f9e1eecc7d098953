// Rules of recurring tasks over a real host.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueRules } from '#host/resources/recurrences/recurrence-runs.store.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const RULE = `id project { slug name } title words rule startOn time timezone dueAfter endsOn endsAfter catchUp waitForDone state reason pausedUntil
  next { day at } dates { day at skipped } last { day task { taskId code } } made task { title people { username } labelIds checklist } author { username } viewerCan`
const AT = 'workspaceSlug: "acme"'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const write = async (name: string, args: string, fields = `recurrence { ${RULE} }`, who = 'mia') =>
  (await world.graphql(who, `mutation { it: ${name}(project: { ${WEBSITE} }, ${args}) { ${fields} ${REFUSALS} } }`)).data.it
const make = (more = '', who = 'mia') =>
  write(
    'createRecurrence',
    `input: { task: { title: "Water the plants" }, rule: "FREQ=WEEKLY;BYDAY=MO", timezone: "Europe/Berlin"${more} }`,
    undefined,
    who,
  )

test('RECUR-06 RECUR-16 a page of rules is one call, narrowed as asked, with what the viewer may do', async () => {
  world.resetCalls()
  const asked = `${AT}, projectSlug: "website", state: ACTIVE, member: "mia", search: "contact", perPage: 50`
  const { recurrences } = await world.data('gus', `{ recurrences(${asked}) { nodes { ${RULE} } page totalPages totalCount } }`)
  expect(world.calls()).toEqual([
    'GET /recurring-tasks/?company_slug=acme&project_slug=website&state=active&member=mia&search=contact&page=1&per_page=50',
  ])
  expect(recurrences).toMatchObject({ page: 1, totalPages: 1, totalCount: 1 })
  expect(recurrences.nodes[0]).toMatchObject({
    words: 'Every weekday',
    time: '08:00',
    state: 'ACTIVE',
    dates: null,
    project: { slug: 'website', name: 'Website relaunch' },
    task: { people: [{ username: 'mia' }] },
    // RECUR-18.
    viewerCan: ['PAID'],
  })
  expect(recurrences.nodes[0].next).toHaveLength(5)
})

test('RECUR-13 RECUR-16 one rule comes with its dates of three months, skipped ones among them', async () => {
  const { recurrence: made } = await make(', dueAfter: 2, endsAfter: 20')
  expect(made).toMatchObject({
    words: 'Every Monday, 20 times',
    dueAfter: 2,
    endsAfter: 20,
    author: { username: 'mia' },
    viewerCan: ['EDIT', 'PAID'],
  })
  expect(made.dates.length).toBeGreaterThan(11)
  expect(made.dates.length).toBeLessThan(15)
  const [, second] = made.dates
  const { recurrence: skipped } = await write('skipOccurrence', `id: "${made.id}", day: "${second.day}", skipped: true`)
  expect(skipped.dates[1]).toMatchObject({ day: second.day, skipped: true })
  expect(skipped.next.map(({ day }: { day: string }) => day)).not.toContain(second.day)
  const { recurrence: first } = await write('skipOccurrence', `id: "${made.id}", day: "${made.dates[0].day}", skipped: true`)
  expect(first.dates[0]).toMatchObject({ day: made.dates[0].day, skipped: true })
  const { recurrence: back } = await write('skipOccurrence', `id: "${made.id}", day: "${second.day}", skipped: false`)
  expect(back.dates[1]).toMatchObject({ day: second.day, skipped: false })
  const { recurrence } = await world.data('gus', `{ recurrence(${AT}, id: "${made.id}") { title dates { day } } }`)
  expect(recurrence.dates).toHaveLength(made.dates.length)
  expect((await world.data('dora', `{ recurrence(workspaceSlug: "globex", id: "${made.id}") { id } }`)).recurrence).toBe(null)
})

test('RECUR-16 a rule is changed, paused, resumed, run and deleted; refusals name the input', async () => {
  const { recurrence: made } = await make()
  const of = `id: "${made.id}"`
  const input =
    'input: { task: { people: ["ben"], checklist: ["Hall"] }, time: "10:30", dueAfter: null, catchUp: ALL, waitForDone: true, rule: "FREQ=DAILY" }'
  expect((await write('updateRecurrence', `${of}, ${input}`)).recurrence).toMatchObject({
    title: 'Water the plants',
    words: 'Every day',
    time: '10:30',
    dueAfter: null,
    catchUp: 'ALL',
    waitForDone: true,
    task: { people: [{ username: 'ben' }], checklist: ['Hall'] },
  })
  expect((await write('pauseRecurrence', `${of}, until: "2091-01-01"`)).recurrence).toMatchObject({
    state: 'PAUSED',
    pausedUntil: '2091-01-01',
  })
  expect((await write('resumeRecurrence', of)).recurrence).toMatchObject({ state: 'ACTIVE', pausedUntil: null })
  const run = await write('runRecurrence', of, 'task { title code } recurrence { made }')
  expect(run).toMatchObject({ task: { title: 'Water the plants' }, recurrence: { made: 1 }, userErrors: [] })
  expect((await write('runRecurrence', of, 'task { id }')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'A task was made for today already.' },
  ])
  const { recurrenceRuns } = await world.data(
    'gus',
    `{ recurrenceRuns(${AT}, ${of}) { nodes { outcome at task { code title done } } totalCount } }`,
  )
  expect(recurrenceRuns).toMatchObject({ nodes: [{ outcome: 'MADE', task: { code: run.task.code } }], totalCount: 1 })
  expect((await make(', endsOn: "2020-01-01"')).userErrors).toMatchObject([{ code: 'INVALID', field: ['rule'] }])
  expect((await write('updateRecurrence', `${of}, input: { task: { people: ["dora"] } }`)).userErrors).toMatchObject([
    { code: 'INVALID', field: ['task', 'members'] },
  ])
  expect((await make(', dueAfter: 400')).userErrors).toMatchObject([{ code: 'INVALID', field: ['dueAfter'] }])
  expect((await write('skipOccurrence', `${of}, day: "2020-01-01", skipped: true`)).userErrors).toMatchObject([{ field: ['day'] }])
  expect(await write('deleteRecurrence', of, 'deletedId')).toMatchObject({ deletedId: made.id })
})

test('RECUR-03 the preview has the next dates; words that are no repetition have none', async () => {
  const asked = `${AT}, timezone: "Europe/Berlin", start: "2031-01-01"`
  const preview = async (rule: string) =>
    (await world.data('gus', `{ recurrencePreview(${asked}, rule: "${rule}", time: "09:00", count: 3) { words next { day at } } }`))
      .recurrencePreview
  expect(await preview('FREQ=MONTHLY;BYMONTHDAY=31')).toEqual({
    words: 'Every month on the 31st',
    next: ['2031-01-31', '2031-02-28', '2031-03-31'].map((day) => ({ day, at: expect.stringContaining(day) })),
  })
  expect(await preview('FREQ=HOURLY')).toBe(null)
})

test('RECUR-01 RECUR-12 RECUR-16 everything that a rule holds is read back, what it made last, and why it rests', async () => {
  const ids = await world.data(
    'mia',
    `{ workflows(${WEBSITE}) { id } taskTypes(${WEBSITE}) { id } efforts(${WEBSITE}) { id } labels(${WEBSITE}) { id } boards(${WEBSITE}) { id } }`,
  )
  const [workflowId, typeId, effortId, labelId, boardId] = ['workflows', 'taskTypes', 'efforts', 'labels', 'boards'].map(
    (name) => ids[name].at(-1).id,
  )
  const content = `description: "<p>All of them</p>", workflowId: "${workflowId}", typeId: "${typeId}", effortId: "${effortId}", boardId: "${boardId}", labelIds: ["${labelId}"]`
  const input = `input: { task: { title: "Whole", ${content} }, rule: "FREQ=DAILY", timezone: "UTC", endsOn: "2091-01-01" }`
  const { recurrence: made, userErrors } = await write('createRecurrence', input)
  expect(userErrors).toEqual([])
  await write('runRecurrence', `id: "${made.id}"`, 'task { id }')
  await world.host.db.execute(
    sql`update recurrences set state = 'paused', reason = 'failed', next_day = null, next_at = null where id = ${made.id}`,
  )
  const WHOLE = `endsOn reason dates { day at } last { day task { taskId code title done } } task { description workflowId typeId effortId boardId labelIds }`
  const { recurrence, recurrenceRuns } = await world.data(
    'gus',
    `{ recurrence(${AT}, id: "${made.id}") { ${WHOLE} } recurrenceRuns(${AT}, id: "${made.id}") { nodes { day at task { taskId } } page totalPages } }`,
  )
  expect(recurrence).toMatchObject({
    endsOn: '2091-01-01',
    reason: 'FAILED',
    dates: [],
    // Its status is the last one.
    last: { task: { title: 'Whole', done: true } },
    task: { description: '<p>All of them</p>', workflowId, typeId, effortId, boardId, labelIds: [labelId] },
  })
  expect(recurrenceRuns).toMatchObject({
    page: 1,
    totalPages: 1,
    nodes: [{ day: recurrence.last.day, task: { taskId: recurrence.last.task.taskId } }],
  })
})

test('RECUR-08 SCREEN-13 what was missed is told with the way to the rule', async () => {
  const { recurrence: made } = await write('createRecurrence', 'input: { task: { title: "Told" }, rule: "FREQ=DAILY", timezone: "UTC" }')
  await runDueRules(world.host.db, new Date(Date.now() + 5 * 86_400_000))
  const { notifications } = await world.data(
    'mia',
    `{ notifications(${AT}) { resource subject events { reason name } targetKind target { ... on RecurrenceTarget { workspaceSlug projectSlug id } } } }`,
  )
  expect(notifications.find(({ subject }: { subject: string }) => subject === 'Told')).toMatchObject({
    resource: 'recurring',
    events: [{ reason: 'RULE_MISSED' }],
    targetKind: 'RECURRENCE',
    target: { workspaceSlug: 'acme', projectSlug: 'website', id: made.id },
  })
})
