// Answers of a form: judged and taken back with their tasks, listed by state, taken along as a sheet.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aField, answerForm, openForm } from '#tests/kit/form-calls.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const list = async ({ uuid }: AnyTask, query: object = {}): Promise<AnyTask> =>
  (await world.as('mia').get(`/forms/${uuid}/submissions/`, { ...WEBSITE, ...query })).body
const judge = (form: AnyTask, uuids: string[], state: string, who = 'mia') =>
  world.as(who).put(`/forms/${form.uuid}/submissions/`, WEBSITE, { uuids, state })
const answered = async (count = 1, body: object = {}) => {
  const form = await openForm(world, body)
  for (let at = 1; at <= count; at += 1) await answerForm(world, form.token, { 'field-1': `Answer ${at}` })
  return { form, ids: (await list(form)).data.map(({ uuid }: AnyTask) => uuid) as string[] }
}
const task = async (uuid: string) => (await world.as('ana').get(`/tasks/${uuid}/`, WEBSITE)).body.data

test('FORM-09 accepting takes the task out of draft, refusing archives it, and each way back leads where it was', async () => {
  const { form, ids } = await answered()
  const [{ task: made }] = (await list(form)).data
  const states: [string, object][] = [
    ['accepted', { is_draft: false, is_archived: false }],
    ['new', { is_draft: true, is_archived: false }],
    ['refused', { is_draft: true, is_archived: true }],
    ['new', { is_draft: true, is_archived: false }],
    ['refused', { is_draft: true, is_archived: true }],
    ['accepted', { is_draft: false, is_archived: false }],
  ]
  for (const [state, settings] of states) {
    const { status, body } = await judge(form, ids, state)
    expect(status).toBe(200)
    const by = state === 'new' ? null : { username: 'mia' }
    expect(body.data).toMatchObject([
      { state, task: { uuid: made.uuid, ...settings }, ...(by === null ? { judged_by: null } : { judged_by: by }) },
    ])
    expect((await task(made.uuid)).settings).toEqual(settings)
  }
  expect((await logOf(world, made.uuid))[0]).toBe('restored the task from the archive')
})

test('FORM-09 spam deletes the task and keeps the answer; taken back it has a task again', async () => {
  const { form, ids } = await answered()
  const [{ task: made }] = (await list(form)).data
  expect((await judge(form, ids, 'spam')).body.data).toMatchObject([{ state: 'spam', task: null, answers: [{ text: 'Answer 1' }] }])
  expect((await world.as('ana').get(`/tasks/${made.uuid}/`, WEBSITE)).status).toBe(404)
  const [back] = (await judge(form, ids, 'new')).body.data
  expect(back).toMatchObject({ state: 'new', task: { title: 'Answer 1', is_draft: true } })
  expect(await logOf(world, back.task.uuid)).toEqual(['made from form “Bug report”'])
  await judge(form, ids, 'spam')
  expect((await judge(form, ids, 'accepted')).body.data).toMatchObject([{ state: 'accepted', task: { is_draft: false } }])
})

test('FORM-09 many at once, all or none; an answer of another form is 404', async () => {
  const [{ form, ids }, other] = [await answered(3), await answered()]
  expect((await judge(form, [...ids, ...other.ids], 'accepted')).status).toBe(404)
  expect((await list(form, { state: 'new' })).total).toBe(3)
  expect((await judge(form, ids, 'accepted', 'ben')).body.data).toHaveLength(3)
  expect(await list(form)).toMatchObject({ total: 3, counts: { new: 0, accepted: 3 } })
  for (const who of ['rex', 'gus']) expect((await judge(form, ids, 'refused', who)).status).toBe(403)
  expect((await judge(form, [], 'refused')).status).toBe(422)
  expect((await judge(form, ids, 'lost')).status).toBe(422)
})

test('FORM-09 a task that somebody deleted stays so, and its answer is judged without it', async () => {
  const { form, ids } = await answered()
  const [{ task: made }] = (await list(form)).data
  await world.as('ana').del(`/tasks/${made.uuid}/`, WEBSITE)
  expect((await judge(form, ids, 'accepted')).body.data).toMatchObject([{ state: 'accepted', task: null }])
})

test('FORM-04 the newest first, by pages and by state', async () => {
  const { form, ids } = await answered(3)
  await judge(form, [ids[1] ?? ''], 'refused')
  expect((await list(form)).data.map(({ answers }: AnyTask) => answers[0].text)).toEqual(['Answer 3', 'Answer 2', 'Answer 1'])
  expect((await list(form, { state: 'new' })).data.map(({ uuid }: AnyTask) => uuid)).toEqual([ids[0], ids[2]])
  expect(await list(form, { page: 2, per_page: 2 })).toMatchObject({ current_page: 2, total_pages: 2, total: 3, data: [{ uuid: ids[2] }] })
})

test('FORM-11 an answer keeps the words that it was asked with, also when its field is gone', async () => {
  const { form } = await answered(0, { fields: [aField(1, 'short', 'What?', { to: 'title' }), aField(2, 'short', 'Old question')] })
  await answerForm(world, form.token, { 'field-1': 'One', 'field-2': 'Kept' })
  await world
    .as('ana')
    .put(`/forms/${form.uuid}/`, WEBSITE, { version: form.version, fields: [aField(1, 'short', 'What now?', { to: 'title' })] })
  expect((await list(form)).data[0].answers).toEqual([
    { field: 'field-1', label: 'What?', kind: 'short', text: 'One' },
    { field: 'field-2', label: 'Old question', kind: 'short', text: 'Kept' },
  ])
  const csv = await world.as('mia').get(`/forms/${form.uuid}/export/`, { ...WEBSITE, format: 'csv' })
  expect(csv.body.split('\r\n')[0]).toBe('\uFEFFSent (UTC),State,Task,What now?,Old question')
})

test('FORM-15 SCREEN-12 as CSV and xlsx: texts stay texts, spam is left out, more than one piece is one sheet', async () => {
  const { form } = await answered()
  await answerForm(world, form.token, { 'field-1': '=1+1', 'field-2': 'a, "b"\nc' })
  await answerForm(world, form.token, { 'field-1': 'Trapped' }, { website: 'x' })
  const get = (format: string) => world.as('mia').get(`/forms/${form.uuid}/export/`, { ...WEBSITE, format, timezone: 'Europe/Berlin' })
  const csv = await get('csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const code = (await list(form)).data[2].task.code
  expect(csv.body).toMatch(
    /^\uFEFFSent \(Europe\/Berlin\),State,Task,What is it about\?,Tell us more\r\n\d{4}-\d\d-\d\d \d\d:\d\d,new,WEB-\d+,'=1\+1,"a, ""b""\nc"\r\n/,
  )
  expect(csv.body).toContain(`,new,${code},Answer 1,\r\n`)
  expect(csv.body).not.toContain('Trapped')
  expect((await get('xlsx')).headers['content-type']).toContain('spreadsheetml')
  await world.db.execute(sql`
    insert into submissions (company_id, project_id, form_id, ticket, answers, sender_hash)
    select company_id, project_id, id, 'many ' || n, '[]', 'x' from forms, generate_series(1, 1100) n where id = ${form.uuid}`)
  expect((await get('csv')).body.trimEnd().split('\r\n')).toHaveLength(1103)
})

test('FORM-16 SCREEN-05 a hundred thousand answers: a page of one state comes by its index', async () => {
  const { form } = await answered()
  await world.db.execute(sql`
    insert into submissions (company_id, project_id, form_id, ticket, answers, sender_hash, state, at)
    select company_id, project_id, id, 'bulk ' || n, '[]', 'x', case when n % 100 = 0 then 'refused' else 'new' end, now() - n * interval '1 minute' from forms, generate_series(1, 20000) n where id = ${form.uuid}`)
  await world.db.execute(sql`analyze submissions`)
  const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from submissions where form_id = ${form.uuid} and state = 'refused' order by at desc, id desc limit 50`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('submissions_in_state')
})
