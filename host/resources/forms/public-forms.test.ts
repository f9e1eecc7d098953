// What strangers see of a form and send by it: its task, its limits, its traps.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aField, answerForm, openForm, ticketOf } from '#tests/kit/form-calls.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { makeTicket } from './ticket.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const look = (token: string, who: string | null = null) => world.as(who).get(`/public/forms/${token}/`)
const answers = async ({ uuid }: AnyTask, query: object = {}, where = WEBSITE): Promise<AnyTask> =>
  (await world.as('mia').get(`/forms/${uuid}/submissions/`, { ...where, ...query })).body
const taskOf = async (uuid: string, where = WEBSITE): Promise<AnyTask> => (await world.as('ana').get(`/tasks/${uuid}/`, where)).body.data
const TITLE = { 'field-1': 'It is broken' }

test('FORM-05 a stranger sees title, text, fields and a ticket, never where answers go; nobody is asked to sign in, nothing is indexed', async () => {
  const form = await openForm(world, { intro: 'Tell us', presets: { people: ['ben'] } })
  const { status, body, headers } = await look(form.token)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...{ title: 'Bug report', intro: 'Tell us', state: 'open', ticket: expect.any(String) },
    company: { name: expect.any(String), logo: null },
    fields: [
      { id: 'field-1', kind: 'short', label: 'What is it about?', help: '', required: true, min: null, max: null, options: [] },
      { id: 'field-2', kind: 'long', label: 'Tell us more', help: '', required: false, min: null, max: null, options: [] },
    ],
  })
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  expect(headers['set-cookie']).toBeUndefined()
})

test('FORM-05 FORM-07 no public answer over the sample world holds a username, an e-mail, a file, a comment, what others sent or where answers go', async () => {
  const column = async (query: string) => (await world.db.execute<{ it: string }>(sql.raw(query))).rows.map(({ it }) => it)
  const tokens = await column('select token as it from forms')
  const mine = await openForm(world, { presets: { people: ['ben', 'mia'] } })
  const told: unknown[] = []
  for (const token of [...tokens, mine.token, 'nothing']) {
    const seen = await look(token)
    told.push(seen.body, seen.headers)
    for (const given of [TITLE, {}, { 'field-9': 'x' }]) {
      const answer = await answerForm(world, token, given)
      told.push(answer.body, answer.headers)
    }
  }
  const never = [
    ...(await column('select email as it from people')),
    ...(await column(`select '"' || username || '"' as it from people`)),
    ...(await column('select name as it from people')),
    ...(await column('select id::text as it from tasks')),
    ...(await column('select filename as it from attachments where length(filename) > 6')),
    ...(await column('select title as it from tasks where length(title) > 20')),
    ...(await column('select sender_hash as it from submissions')),
    ...(await column(
      `select text as it from (select found #>> '{}' as text from submissions, jsonb_path_query(answers, '$[*].value') as found) as all_of where length(text) > 12`,
    )),
    ...(await column('select ticket_key as it from forms')),
  ].filter((secret) => secret !== null && !Object.values(TITLE).includes(secret))
  expect([tokens.length > 1, never.length > 600]).toEqual([true, true])
  const text = JSON.stringify(told)
  expect(never.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).not.toMatch(/@example\.com|username|presets|workflow_id/)
}, 60_000)

test('FORM-05 FORM-12 an unknown address and a draft are the same; a closed form says so and takes nothing', async () => {
  for (const token of ['nothing', 'x'.repeat(22)])
    expect(await look(token)).toMatchObject({ status: 404, body: { message: 'This form does not exist.' } })
  const form = await openForm(world)
  const state = (value: string) => world.as('ana').put(`/forms/${form.uuid}/state/`, WEBSITE, { state: value })
  await state('draft')
  expect((await look(form.token)).status).toBe(404)
  expect((await answerForm(world, form.token, TITLE)).status).toBe(404)
  await state('closed')
  expect((await look(form.token)).body.data).toMatchObject({ title: 'Bug report', state: 'closed', fields: [], ticket: null })
  expect(await answerForm(world, form.token, TITLE)).toMatchObject({ status: 410, body: { message: 'This form is closed.' } })
  await state('open')
  const put = (version: number, closes_on: string) => world.as('ana').put(`/forms/${form.uuid}/`, WEBSITE, { version, closes_on })
  await put(1, new Date().toISOString().slice(0, 10))
  expect((await look(form.token)).body.data.state).toBe('open')
  await put(2, '2026-01-01')
  expect((await look(form.token)).body.data.state).toBe('closed')
  expect((await answerForm(world, form.token, TITLE)).status).toBe(410)
})

test('FORM-05 DOMAIN-07 under the domain of another workspace there is no such form, and it takes nothing', async () => {
  const form = await openForm(world)
  const name = 'work.globex.example'
  await world.db.execute(sql`insert into company_domains (company_id, domain, token, state, verified_at)
    values ((select id from companies where slug = 'globex'), ${name}, ${'x'.repeat(32)}, 'verified', now())`)
  const ask = (method: 'GET' | 'POST', host: string, payload?: object) =>
    world.as(null).send({ method, url: `/public/forms/${form.token}/`, headers: { 'x-forwarded-host': host }, ...(payload && { payload }) })
  const ticket = await ticketOf(world, form.token)
  expect(await ask('GET', name)).toMatchObject({ status: 404, body: { message: 'This form does not exist.' } })
  expect((await ask('POST', name, { ticket, answers: TITLE, website: '' })).status).toBe(404)
  expect((await answers(form)).total).toBe(0)
  expect((await ask('GET', 'work.acme.example')).status).toBe(200)
  await world.db.execute(sql`delete from company_domains`)
})

test('FORM-14 gate closed, project archived or deleted: closed, and nothing is accepted', async () => {
  const form = await openForm(world, {}, OPS)
  const cases: [ReturnType<typeof sql>, ReturnType<typeof sql>][] = [
    [
      sql`update companies set subscription = 'free' where slug = 'acme'`,
      sql`update companies set subscription = 'paid' where slug = 'acme'`,
    ],
    [sql`update projects set current_status = 2 where slug = 'ops'`, sql`update projects set current_status = 0 where slug = 'ops'`],
    [sql`update projects set deleted_at = now() where slug = 'ops'`, sql`update projects set deleted_at = null where slug = 'ops'`],
  ]
  for (const [shut, open] of cases) {
    await world.db.execute(shut)
    expect((await look(form.token)).body.data).toMatchObject({ state: 'closed', ticket: null })
    expect((await answerForm(world, form.token, TITLE)).status).toBe(410)
    await world.db.execute(open)
  }
  expect((await answers(form, {}, OPS)).total).toBe(0)
  expect((await answerForm(world, form.token, TITLE)).status).toBe(201)
})

test('FORM-03 FORM-08 answers go where their fields say and all of them into the description; the task is a draft by nobody with an account', async () => {
  const lists = await Promise.all(
    ['type', 'effort'].map(async (kind) => (await world.as('ana').get(`/project-templates/${kind}/`, WEBSITE)).body.data),
  )
  const labels = (
    await world.db.execute<AnyTask>(
      sql`select l.id, l.title from labels l join projects p on p.id = l.project_id where p.slug = 'website' order by l.id`,
    )
  ).rows
  const board = (await world.as('ana').get('/project-boards/', WEBSITE)).body.data.at(-1)
  const status = (await world.as('ana').get('/project-templates/workflow/', WEBSITE)).body.data[1]
  const bound = (list: AnyTask[]) => list.map(({ id, title }) => ({ label: title, ref: id }))
  const [types, efforts] = lists
  const form = await openForm(world, {
    fields: [
      aField(1, 'short', 'What?', { to: 'title', required: true }),
      aField(2, 'long', 'How?', { to: 'description' }),
      aField(3, 'day', 'Until?', { to: 'due_date' }),
      aField(4, 'one', 'Kind', { to: 'type', options: bound(types) }),
      aField(5, 'many', 'About', { to: 'labels', options: bound(labels.slice(0, 3)) }),
      aField(6, 'one', 'Size', { to: 'effort', options: bound(efforts) }),
      aField(7, 'email', 'Your email'),
      aField(8, 'link', 'Where'),
      aField(9, 'tick', 'Sure?'),
    ],
    presets: {
      workflow_id: status.id,
      labels: [labels[3].id],
      people: ['ben'],
      ...(board.uuid !== 'main-board' && { board_uuid: board.uuid }),
    },
  })
  const sent = await answerForm(world, form.token, {
    ...{ 'field-1': 'The <b>menu</b> is empty', 'field-2': 'One\nTwo <script>', 'field-3': '2031-03-04', 'field-4': types[1].title },
    ...{ 'field-5': [labels[0].title, labels[1].title], 'field-6': efforts[2].title, 'field-7': 'nora@example.org' },
    ...{ 'field-8': 'https://example.com/?a=1&b="2"', 'field-9': true },
  })
  expect(sent).toMatchObject({ status: 201, body: { data: { thanks: 'Thank you. We have received it.' } } })
  const [submission] = (await answers(form)).data
  expect(submission).toMatchObject({
    state: 'new',
    email: 'nora@example.org',
    task: { is_draft: true, is_archived: false, workflow: status.title },
  })
  const task = await taskOf(submission.task.uuid)
  expect(task).toMatchObject({
    ...{
      title: 'The <b>menu</b> is empty',
      settings: { is_draft: true, is_archived: false },
      user: { name: 'Form: Bug report', avatar: null },
    },
    ...{ type: { id: types[1].id }, effort: { id: efforts[2].id }, workflow: { id: status.id }, users: [{ username: 'ben' }] },
    due_date: { timestamp: Date.parse('2031-03-04T12:00:00Z') / 1000 },
  })
  expect(task.labels.map(({ id }: AnyTask) => id).toSorted()).toEqual([labels[0], labels[1], labels[3]].map(({ id }) => id).toSorted())
  expect(task.description).toBe(
    '<p><strong>How?:</strong> One<br />Two &lt;script&gt;</p><p><strong>What?:</strong> The &lt;b&gt;menu&lt;/b&gt; is empty</p>' +
      `<p><strong>Until?:</strong> 2031-03-04</p><p><strong>Kind:</strong> ${types[1].title}</p><p><strong>About:</strong> ${labels[0].title}, ${labels[1].title}</p>` +
      `<p><strong>Size:</strong> ${efforts[2].title}</p><p><strong>Your email:</strong> <em>in the answers of the form</em></p>` +
      '<p><strong>Where:</strong> <a href="https://example.com/?a=1&amp;b=&quot;2&quot;" rel="noopener noreferrer nofollow" target="_blank">https://example.com/?a=1&amp;b="2"</a></p>' +
      '<p><strong>Sure?:</strong> Yes</p>',
  )
  expect(await logOf(world, task.uuid)).toEqual(['made from form “Bug report”'])
  // At the top of the list, as a new task is.
  const first = (await world.as('ana').get('/tasks/', { ...WEBSITE, sort: 'position' })).body.data[0]
  expect(first.uuid).toBe(task.uuid)
})

test('FORM-03 a label, a type and a status that are gone are left out, and the log says so', async () => {
  const label = (await world.as('ana').post('/task-labels/', WEBSITE, { title: 'Gone soon' })).body.data
  const type = (await world.as('ana').post('/project-templates/type/', WEBSITE, { title: 'Gone type', type: 'issues' })).body.data
  const form = await openForm(world, {
    fields: [
      aField(1, 'short', 'What?', { to: 'title' }),
      aField(2, 'many', 'About', { to: 'labels', options: [{ label: 'Gone soon', ref: label.id }] }),
      aField(3, 'one', 'Kind', { to: 'type', options: [{ label: 'Gone type', ref: type.id }, { label: 'Unbound' }] }),
    ],
  })
  await world.as('ana').del(`/task-labels/${label.id}`, WEBSITE)
  await world.as('ana').del(`/project-templates/type/${type.id}`, WEBSITE)
  expect((await answerForm(world, form.token, { ...TITLE, 'field-2': ['Gone soon'], 'field-3': 'Gone type' })).status).toBe(201)
  const task = await taskOf((await answers(form)).data[0].task.uuid)
  expect(task).toMatchObject({ labels: [], type: { id: expect.any(Number) } })
  expect(task.description).toContain('Gone soon')
  expect((await logOf(world, task.uuid)).toSorted()).toEqual([
    'left out the label “Gone soon”, which is gone',
    'left out the type “Gone type”, which is gone',
    'made from form “Bug report”',
  ])
})

test('FORM-08 without the wish for a draft the task is at work at once, and the answer accepted', async () => {
  const form = await openForm(world, { presets: { draft: false }, thanks: 'Cheers.' })
  expect((await answerForm(world, form.token, TITLE)).body.data.thanks).toBe('Cheers.')
  expect((await answers(form)).data).toMatchObject([{ state: 'accepted', task: { is_draft: false } }])
})

test('FORM-06 FORM-08 a ticket sends once, however often and however many at once; the second hears the thanks, too', async () => {
  const form = await openForm(world)
  const ticket = await ticketOf(world, form.token)
  const sent = await Promise.all(Array.from({ length: 4 }, () => answerForm(world, form.token, TITLE, { ticket })))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect((await answerForm(world, form.token, { 'field-1': 'Another' }, { ticket })).status).toBe(201)
  expect((await answers(form)).data).toMatchObject([{ task: { title: 'It is broken' } }])
})

test('FORM-06 a ticket is not taken before two seconds, nor after a day, nor made up', async () => {
  const form = await openForm(world)
  for (const seconds of [1, 24 * 3600 + 5])
    expect(await answerForm(world, form.token, TITLE, { ticket: await ticketOf(world, form.token, seconds) })).toMatchObject({
      status: 422,
      body: { errors: { ticket: [expect.any(String)] } },
    })
  const forged = makeTicket({ ticketKey: 'mine', token: form.token }, new Date(Date.now() - 5_000))
  expect((await answerForm(world, form.token, TITLE, { ticket: forged })).status).toBe(422)
  const { ticket } = (await look(form.token)).body.data
  expect((await answerForm(world, form.token, TITLE, { ticket })).body.errors.ticket).toEqual(['Please wait a moment, then send it again.'])
  expect((await answers(form)).total).toBe(0)
})

test('FORM-05 what is wrong is said under the name of its field, and nothing is kept', async () => {
  const form = await openForm(world, {
    fields: [aField(1, 'short', 'What?', { to: 'title', required: true }), aField(3, 'email', 'Your email')],
  })
  expect(await answerForm(world, form.token, { 'field-3': 'nobody' })).toMatchObject({
    status: 422,
    body: { errors: { 'field-1': ['Please fill this in.'], 'field-3': [expect.stringContaining('email address')] } },
  })
  expect((await answerForm(world, form.token, { ...TITLE }, { website: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await answers(form)).total).toBe(0)
})

test('FORM-06 who fills the trap in, or writes six links, hears the thanks; it is kept as spam without a task, and told to nobody', async () => {
  const form = await openForm(world)
  expect((await answerForm(world, form.token, TITLE, { website: 'https://spam.example' })).status).toBe(201)
  expect((await answerForm(world, form.token, {}, { website: 'x' })).status).toBe(201)
  expect((await answerForm(world, form.token, { ...TITLE, 'field-2': 'http://spam.example '.repeat(6) })).status).toBe(201)
  expect(await answers(form)).toMatchObject({ total: 3, counts: { new: 0, accepted: 0, refused: 0, spam: 3 } })
  expect((await answers(form)).data.map(({ task }: AnyTask) => task)).toEqual([null, null, null])
  expect(
    (await world.as('ana').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body.data.filter(
      ({ data }: AnyTask) => data.target?.id === form.uuid,
    ),
  ).toEqual([])
})
