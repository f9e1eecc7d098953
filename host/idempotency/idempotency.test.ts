// Writes under a key: done once, answered as often as asked, together with the act or not at all.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, HostWorld } from '#tests/kit/host-world.ts'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { buildHost } from '../app.ts'
import { forgetOldKeys } from '../resources/idempotency-keys/idempotency-keys.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Write = {
  method?: 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: unknown
  key: string
  query?: Record<string, string>
  as?: string
}

function keyed({ method = 'POST', url, payload, key, query = WEBSITE, as = 'ana' }: Write): Promise<Answer> {
  const headers = { 'idempotency-key': key }
  return world.as(as).send({ method, url, query, headers, ...(payload !== undefined && { payload: payload as object }) })
}

const makeTask = (title: string, key: string, as = 'ana') => keyed({ url: '/tasks/', payload: { title }, key, as })

async function count(table: string, where = sql`true`): Promise<number> {
  const { rows } = await world.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)} where ${where}`)
  return rows[0]?.n ?? -1
}

test('a retry gets the first answer, marked, and makes nothing', async () => {
  const key = randomUUID()
  const first = await makeTask('Twice asked', key)
  const second = await makeTask('Twice asked', key)
  expect(first.status).toBe(201)
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(second.headers['content-type']).toBe(first.headers['content-type'])
  expect(await count('tasks', sql`title = 'Twice asked'`)).toBe(1)
})

test('every answer says that keys are understood, and for how long', async () => {
  const { headers } = await world.as('ana').get('/companies/')
  expect(headers['idempotency-keys']).toBe(String(24 * 60 * 60))
  expect((await world.as(null).get('/auth/me')).headers['idempotency-keys']).toBe(String(24 * 60 * 60))
})

test('the description of every write names the header, those of sessions and suggestions do not', async () => {
  const docs = await world.as(null).get('/docs/json')
  expect(docs.status, JSON.stringify(docs.body)).toBe(200)
  const { paths } = docs.body
  const headersOf = (operation: { parameters?: { in: string; name: string }[] } | undefined) =>
    (operation?.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  expect(headersOf(paths['/tasks/'].post)).toEqual(['idempotency-key'])
  expect(headersOf(paths['/tasks/'].get)).toEqual([])
  expect(headersOf(paths['/auth/sign-in'].post)).toEqual([])
  expect(headersOf(paths['/ai/task/improve/title/'].post)).toEqual([])
})

test('50 requests at once under one key make one task and get one answer, and others get through meanwhile', async () => {
  const key = randomUUID()
  const many = Array.from({ length: 50 }, () => makeTask('Fifty at once', key))
  const other = world.as('ben').get('/companies/')
  const answers = await Promise.all(many)
  expect((await other).status).toBe(200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49)
  expect(await count('tasks', sql`title = 'Fifty at once'`)).toBe(1)
})

test('a key that another process works on is 409 with Retry-After; afterwards its answer is there', async () => {
  const key = randomUUID()
  const person = await world.db.execute<{ id: string }>(sql`select id from people where username = 'ana'`)
  const answer = await world.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${person.rows[0]?.id} ${key}`}, 0))`)
    return makeTask('Elsewhere', key)
  })
  expect(answer.status).toBe(409)
  expect(answer.body.code).toBe('in_progress')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await makeTask('Elsewhere', key)).status).toBe(201)
})

test('a key that another process works on for a moment waits, and gets the first answer', async () => {
  const key = randomUUID()
  const other = await buildHost({ db: world.db, settings: world.settings })
  const token = await world.as('ana').token()
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' }
  const url = `/tasks/?${new URLSearchParams({ ...WEBSITE, is_archived: '0', members: '' })}`
  const made = await Promise.all(
    [world.app, other].map((app) => app.inject({ method: 'POST', url, headers, payload: { title: 'On two hosts at once' } })),
  )
  await other.close()
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(made[0]?.json().data.uuid).toBe(made[1]?.json().data.uuid)
  expect(await count('tasks', sql`title = 'On two hosts at once'`)).toBe(1)
})

test('the same key for other content, another address or another method is refused', async () => {
  const key = randomUUID()
  await makeTask('As it was', key)
  for (const answer of [
    await makeTask('Changed', key),
    await keyed({ url: '/sprints/', payload: { title: 'x', start_date: '2026-01-01', end_date: '2026-01-14' }, key }),
    await keyed({ url: '/tasks/', payload: { title: 'As it was' }, key, query: { ...WEBSITE, project_slug: 'mobile' } }),
  ]) {
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('idempotency_key_reused')
  }
  expect(await count('tasks', sql`title in ('Changed')`)).toBe(0)
})

test('keys are each person’s own', async () => {
  const key = randomUUID()
  await makeTask('Of two people', key, 'ana')
  expect((await makeTask('Of two people', key, 'ben')).headers['idempotency-replayed']).toBeUndefined()
  expect(await count('tasks', sql`title = 'Of two people'`)).toBe(2)
})

test('a refusal of the work itself is kept and nothing of the work; whoever may no longer do it does not get the answer', async () => {
  const key = randomUUID()
  const task = (await makeTask('To delete', randomUUID())).body.data
  const gone = await keyed({ method: 'DELETE', url: `/tasks/${task.uuid}/`, key })
  const again = await keyed({ method: 'DELETE', url: `/tasks/${task.uuid}/`, key })
  expect([gone.status, again.status]).toEqual([200, 200])
  const other = randomUUID()
  const url = `/tasks/${task.uuid}/duplicate/`
  const refused = await keyed({ url, key: other })
  const refusedAgain = await keyed({ url, key: other })
  expect([refused.status, refusedAgain.status]).toEqual([404, 404])
  expect(refusedAgain.headers['idempotency-replayed']).toBe('true')
  const ours = randomUUID()
  await makeTask('By mia', ours, 'mia')
  const role = (name: string) =>
    sql`update project_members set role = ${name} where person_id = (select id from people where username = 'mia')`
  await world.db.execute(role('guest'))
  expect((await makeTask('By mia', ours, 'mia')).status).toBe(403)
  await world.db.execute(role('member'))
})

test('a failure nobody foresaw leaves nothing behind, and the retry does the work', async () => {
  const key = randomUUID()
  await world.db.execute(sql`create function fail_activity() returns trigger language plpgsql as $$ begin raise exception 'fault'; end $$`)
  await world.db.execute(sql`create trigger fail_activity before insert on audit_events for each row execute function fail_activity()`)
  const failed = await makeTask('After a fault', key)
  await world.db.execute(sql`drop trigger fail_activity on audit_events`)
  expect(failed.status).toBe(500)
  expect(await count('tasks', sql`title = 'After a fault'`)).toBe(0)
  expect(await count('idempotency_keys', sql`key = ${key}`)).toBe(0)
  const done = await makeTask('After a fault', key)
  expect(done.status).toBe(201)
  expect(done.headers['idempotency-replayed']).toBeUndefined()
})

test('the act and its answer are committed together: a commit that fails leaves neither', async () => {
  const key = randomUUID()
  await world.db.execute(
    sql`create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'fault at commit'; end $$`,
  )
  await world.db.execute(
    sql`create constraint trigger fail_late after insert on tasks deferrable initially deferred for each row execute function fail_late()`,
  )
  const failed = await makeTask('Never committed', key)
  await world.db.execute(sql`drop trigger fail_late on tasks`)
  expect(failed.status).toBe(500)
  expect(await count('tasks', sql`title = 'Never committed'`)).toBe(0)
  expect(await count('idempotency_keys', sql`key = ${key}`)).toBe(0)
  expect((await makeTask('Never committed', key)).status).toBe(201)
})

test('an upload under a key is kept once, whatever its boundary; another file is other content', async () => {
  const key = randomUUID()
  const upload = async (text: string) => {
    const { payload, headers } = multipart('retry.txt', text)
    return world.as('ana').send({
      method: 'POST',
      url: '/attachments/',
      query: { ...WEBSITE, attachmentable_type: 'projects' },
      headers: { ...headers, 'idempotency-key': key },
      payload,
    })
  }
  const [first, second] = [await upload('one'), await upload('one')]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(await count('attachments', sql`filename = 'retry.txt'`)).toBe(1)
  expect((await upload('two')).status).toBe(422)
  const bytes = await world.as('ana').get(`/attachments/${first.body.data.id}/content`, WEBSITE)
  expect(bytes.body).toBe('one')
})

test('a keyed retry of a delete gets the first answer; the same delete under a new key is told that nothing is there', async () => {
  const { uuid } = (await makeTask('Deleted once', randomUUID())).body.data
  const remove = (key: string) => keyed({ method: 'DELETE', url: `/tasks/${uuid}/`, key })
  const key = randomUUID()
  const [first, again, other] = [await remove(key), await remove(key), await remove(randomUUID())]
  expect([first.status, first.body]).toEqual([200, { data: null }])
  expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, { data: null }, 'true'])
  expect([other.status, other.body.code, other.headers['idempotency-replayed']]).toEqual([404, 'not_found', undefined])
})

test('what a deletion leaves on the disk goes after the commit only', async () => {
  const { payload, headers } = multipart('kept.txt', 'still here')
  const query = { ...WEBSITE, attachmentable_type: 'projects' }
  const made = await world.as('ana').send({ method: 'POST', url: '/attachments/', query, headers, payload })
  const { id } = made.body.data
  await world.db.execute(
    sql`create function fail_gone() returns trigger language plpgsql as $$ begin raise exception 'fault at commit'; end $$`,
  )
  await world.db.execute(
    sql`create constraint trigger fail_gone after delete on attachments deferrable initially deferred for each row execute function fail_gone()`,
  )
  const failed = await keyed({ method: 'DELETE', url: `/attachments/${id}`, key: randomUUID() })
  await world.db.execute(sql`drop trigger fail_gone on attachments`)
  expect(failed.status).toBe(500)
  expect((await world.as('ana').get(`/attachments/${id}/content`, WEBSITE)).body).toBe('still here')
  expect((await keyed({ method: 'DELETE', url: `/attachments/${id}`, key: randomUUID() })).status).toBe(200)
  expect((await world.as('ana').get(`/attachments/${id}/content`, WEBSITE)).status).toBe(404)
})

test('sessions answer secrets: nothing about them is kept', async () => {
  const key = randomUUID()
  const before = await count('idempotency_keys')
  await keyed({ url: '/auth/sign-out', key, query: {}, as: 'rex' })
  const headers = { 'idempotency-key': key }
  const payload = { email: 'mia@example.com', password: 'palette-demo-1' }
  const signedIn = await world.as(null).send({ method: 'POST', url: '/auth/sign-in', headers, payload })
  expect(signedIn.status).toBe(200)
  expect(await count('idempotency_keys')).toBe(before)
})

test('an answer that is too long to keep says that it was done; a key that is none is refused', async () => {
  const key = randomUUID()
  const payload = { title: 'Long', description: `<p>${'long '.repeat(210_000)}</p>` }
  expect((await keyed({ url: '/tasks/', payload, key })).status).toBe(201)
  const again = await keyed({ url: '/tasks/', payload, key })
  expect([again.status, again.body.code]).toEqual([409, 'done_already'])
  expect(await count('tasks', sql`title = 'Long'`)).toBe(1)
  for (const bad of ['', 'two words', 'x'.repeat(201)]) expect((await makeTask('Bad key', bad)).status).toBe(400)
})

test('after 24 hours a key is free again, and the sweep takes the rows away', async () => {
  const key = randomUUID()
  await makeTask('Day after day', key)
  const age = (hours: number) => sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}) where key = ${key}`
  await world.db.execute(age(23))
  expect((await makeTask('Day after day', key)).headers['idempotency-replayed']).toBe('true')
  await world.db.execute(age(25))
  expect((await makeTask('Day after day', key)).headers['idempotency-replayed']).toBeUndefined()
  expect(await count('tasks', sql`title = 'Day after day'`)).toBe(2)
  await world.db.execute(age(25))
  expect(await forgetOldKeys(world.db)).toBe(1)
  expect(await count('idempotency_keys', sql`key = ${key}`)).toBe(0)
})
