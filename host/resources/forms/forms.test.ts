// Forms: made, changed, opened, closed, followed and deleted, and by whom.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aField, answerForm, openForm } from '#tests/kit/form-calls.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, GARDEN, MOBILE, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const make = (body: object = {}, who = 'ana', where = WEBSITE) => world.as(who).post('/forms/', where, { title: 'Bug report', ...body })
const made = async (body: object = {}): Promise<AnyTask> => (await make(body)).body.data
const change = ({ uuid, version }: AnyTask, body: object, who = 'ana') =>
  world.as(who).put(`/forms/${uuid}/`, WEBSITE, { version, ...body })
const read = async ({ uuid }: AnyTask, who = 'ana'): Promise<AnyTask> => (await world.as(who).get(`/forms/${uuid}/`, WEBSITE)).body.data

test('FORM-01 a form begins as a draft with two fields, thanks, an address of 128 bits and a draft as its task', async () => {
  const answer = await make()
  expect(answer).toMatchObject({
    status: 201,
    body: {
      data: {
        ...{ title: 'Bug report', intro: '', thanks: 'Thank you. We have received it.', state: 'draft', closes_on: null, version: 1 },
        token: expect.stringMatching(/^[\w-]{22}$/),
        presets: { workflow_id: null, type_id: null, board_uuid: null, labels: [], people: [], draft: true },
        fields: [
          { id: 1, kind: 'short', to: 'title', required: true },
          { id: 2, kind: 'long', to: 'description' },
        ],
        ...{ daily_limit: 200, submissions_count: 0, new_count: 0, following: true },
      },
    },
  })
  expect(JSON.stringify(answer.body)).not.toContain('ticket')
})

test('FORM-01 FORM-02 FORM-03 what a form cannot be is refused under its field', async () => {
  const title = aField(1, 'short', 'Title', { to: 'title' })
  const wrong: [object, string][] = [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ intro: 'x'.repeat(2_001) }, 'intro'],
    [{ thanks: 'x'.repeat(501) }, 'thanks'],
    [{ closes_on: '2027-02-30' }, 'closes_on'],
    [{ daily_limit: 0 }, 'daily_limit'],
    [{ daily_limit: 1_001 }, 'daily_limit'],
    [{ fields: [] }, 'fields'],
    [{ fields: [title, ...Array.from({ length: 30 }, (_, at) => aField(at + 2, 'short', 'One more'))] }, 'fields'],
    [{ fields: [aField(1, 'short', 'No title')] }, 'fields'],
    [{ fields: [title, aField(2, 'short', 'Another', { to: 'title' })] }, 'fields'],
    [{ fields: [title, aField(1, 'short', 'Same id')] }, 'fields'],
    [{ fields: [aField(1, 'day', 'A day', { to: 'title' })] }, 'fields.0.to'],
    [{ fields: [title, aField(2, 'short', 'Not a day', { to: 'due_date' })] }, 'fields.1.to'],
    [{ fields: [title, aField(2, 'one', 'Nothing')] }, 'fields.1.options'],
    [{ fields: [title, aField(2, 'one', 'Twice', { options: [{ label: 'A' }, { label: 'A' }] })] }, 'fields.1.options'],
    [
      { fields: [title, aField(2, 'many', 'Long', { options: Array.from({ length: 51 }, (_, at) => ({ label: `${at}` })) })] },
      'fields.1.options',
    ],
    [{ fields: [title, aField(2, 'number', 'Turned', { min: 5, max: 1 })] }, 'fields.1.max'],
    [{ fields: [title, aField(2, 'short', '')] }, 'fields.1.label'],
    [{ fields: [title, aField(2, 'short', 'Help', { help: 'x'.repeat(301) })] }, 'fields.1.help'],
    [{ fields: [title, aField(2, 'one', 'Foreign', { to: 'labels', options: [{ label: 'A', ref: 2_000_000_000 }] })] }, 'fields.1.options'],
    [{ presets: { workflow_id: 2_000_000_000 } }, 'presets.workflow_id'],
    [{ presets: { people: ['dora'] } }, 'presets.people'],
  ]
  for (const [body, name] of wrong)
    expect(await make(body), JSON.stringify(body).slice(0, 200)).toMatchObject({
      status: 422,
      body: { errors: { [name]: expect.arrayContaining([expect.any(String)]) } },
    })
  expect((await make({ token: 'mine' })).status).toBe(400)
  expect((await make({ fields: [title, aField(2, 'file', 'A file')] })).status).toBe(422)
})

test('FORM-04 admins write, members read and judge, others see nothing; foreign ids are 404', async () => {
  const form = await made()
  for (const who of ['ana', 'ben', 'mia']) {
    expect((await world.as(who).get('/forms/', WEBSITE)).body.data.map(({ uuid }: AnyTask) => uuid)).toContain(form.uuid)
    expect((await world.as(who).get(`/forms/${form.uuid}/submissions/`, WEBSITE)).status).toBe(200)
  }
  expect((await make({}, 'mia')).status).toBe(403)
  expect((await change(form, { title: 'Mine' }, 'mia')).status).toBe(403)
  expect((await world.as('mia').put(`/forms/${form.uuid}/state/`, WEBSITE, { state: 'open' })).status).toBe(403)
  expect((await world.as('mia').post(`/forms/${form.uuid}/token/`, WEBSITE)).status).toBe(403)
  expect((await world.as('mia').del(`/forms/${form.uuid}/`, WEBSITE)).status).toBe(403)
  for (const who of ['rex', 'gus'])
    for (const path of ['/forms/', `/forms/${form.uuid}/`, `/forms/${form.uuid}/submissions/`, `/forms/${form.uuid}/export/`])
      expect((await world.as(who).get(path, WEBSITE)).status).toBe(403)
  expect((await world.as('dora').get('/forms/', WEBSITE)).status).toBe(404)
  expect((await world.as('ana').get(`/forms/${form.uuid}/`, MOBILE)).status).toBe(404)
  expect((await world.as('ana').put(`/forms/${form.uuid}/`, MOBILE, { title: 'x', version: 1 })).status).toBe(404)
  expect((await world.as('ana').put(`/forms/${form.uuid}/state/`, MOBILE, { state: 'open' })).status).toBe(404)
  expect((await make({}, 'ben')).status).toBe(201)
})

test('FORM-04 making and opening forms is paid for; closing and deleting is not', async () => {
  expect((await make({}, 'fay', GARDEN)).status).toBe(402)
  const form = await openForm(world, {}, OPS)
  await world.db.execute(sql`update companies set subscription = 'free' where slug = 'acme'`)
  try {
    const call = (body: object) => world.as('ana').put(`/forms/${form.uuid}/state/`, OPS, body)
    expect((await world.as('ana').put(`/forms/${form.uuid}/`, OPS, { title: 'x', version: form.version })).status).toBe(402)
    expect((await call({ state: 'closed' })).status).toBe(200)
    expect((await call({ state: 'open' })).status).toBe(402)
    expect((await world.as('ana').del(`/forms/${form.uuid}/`, OPS)).status).toBe(200)
  } finally {
    await world.db.execute(sql`update companies set subscription = 'paid' where slug = 'acme'`)
  }
})

test('FORM-10 a change is of a version; who comes late is told, and nothing of theirs is written', async () => {
  const form = await made()
  const changed = await change(form, { title: 'Renamed', presets: { draft: false, people: ['mia'] } })
  expect(changed.body.data).toMatchObject({ title: 'Renamed', version: 2, presets: { draft: false, people: ['mia'], labels: [] } })
  expect(await change(form, { title: 'Late' })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await read(form)).toMatchObject({ title: 'Renamed', version: 2 })
  const both = await Promise.all([change(changed.body.data, { title: 'One' }), change(changed.body.data, { title: 'Two' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('FORM-11 an id of a field is never given again: the highest one is kept', async () => {
  const form = await made()
  const more = await change(form, { fields: [...form.fields, aField(7, 'tick', 'Sure?')] })
  expect(more.body.data).toMatchObject({ last_field_id: 7 })
  expect((await change(more.body.data, { fields: form.fields })).body.data).toMatchObject({ last_field_id: 7, fields_count: 2 })
})

test('FORM-04 another address: the old one is dead at once', async () => {
  const form = await openForm(world)
  const { token } = (await world.as('ana').post(`/forms/${form.uuid}/token/`, WEBSITE)).body.data
  expect(token).not.toBe(form.token)
  expect((await world.as(null).get(`/public/forms/${form.token}/`)).status).toBe(404)
  expect((await world.as(null).get(`/public/forms/${token}/`)).status).toBe(200)
})

test('FORM-04 a form that is deleted takes its answers along, and leaves their tasks', async () => {
  const form = await openForm(world)
  expect((await answerForm(world, form.token, { 'field-1': 'Zyxwvut remains' })).status).toBe(201)
  const count = async () =>
    (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from submissions where form_id = ${form.uuid}`)).rows[0]?.n
  expect(await count()).toBe(1)
  expect((await world.as('ben').del(`/forms/${form.uuid}/`, WEBSITE)).status).toBe(200)
  expect(await count()).toBe(0)
  const list = await world.as('ana').get('/tasks/', { ...WEBSITE, search: 'Zyxwvut' })
  expect(list.body.data).toMatchObject([{ title: 'Zyxwvut remains', user: { name: 'Form: Bug report' } }])
  expect((await world.as('ana').get(`/forms/${form.uuid}/`, WEBSITE)).body).toMatchObject({ message: 'This form was deleted.' })
})

test('FORM-16 a project has fifty forms at most', async () => {
  const { rows } = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from forms f join projects p on p.id = f.project_id where p.slug = 'mobile'`,
  )
  const left = 50 - (rows[0]?.n ?? 0)
  const answers = await Promise.all(Array.from({ length: left + 2 }, () => make({}, 'ana', MOBILE)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(left)
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.message)).toEqual(
    Array(2).fill('A project has at most 50 forms.'),
  )
})
