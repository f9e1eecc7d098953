// An answer that is lost after the write was done: with a key the second try gets the first answer, over a real host and a line that breaks.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { type LossyProxy, openLossyProxy } from '#tests/kit/lossy-proxy.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const PROJECT = '{ workspaceSlug: "acme", projectSlug: "website" }'

let proxy: LossyProxy
let world: World
let shell: FastifyInstance
let task: string
beforeAll(async () => {
  world = await openWorld({
    sample: true,
    async between(hostUrl) {
      proxy = await openLossyProxy(hostUrl)
      return proxy.url
    },
  })
  shell = await buildShell({
    fetch: world.gateway.fetch,
    routes: world.gateway.routes,
    config: readSettings({}).config,
    clientDir: '/nowhere',
  })
  const { createTask } = await world.data(
    'ana',
    `mutation { createTask(input: { ${WEBSITE}, title: "Of retries" }) { task { id } ${REFUSALS} } }`,
  )
  task = createTask.task.id
})
afterAll(async () => {
  await shell.close()
  await world.close()
  await proxy.close()
})

async function send(document: string, key: string, who = 'ana') {
  return postGraphql(world.gateway, document, {}, await world.host.as(who).token(), { 'idempotency-key': key })
}

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await world.host.db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)
  return rows[0]?.n ?? -1
}

const ref = () => `task: { ${WEBSITE}, id: "${task}" }`
const creating: [name: string, document: () => string, rows: ReturnType<typeof sql>][] = [
  ['task', () => `createTask(input: { ${WEBSITE}, title: "R task" }) { task { id } ${REFUSALS} }`, sql`tasks where title = 'R task'`],
  [
    'comment',
    () =>
      `addComment(project: ${PROJECT}, input: { subject: TASK, subjectId: "${task}", html: "<p>R comment</p>" }) { comment { id } ${REFUSALS} }`,
    sql`comments where html like '%R comment%'`,
  ],
  [
    'time entry',
    () =>
      `logTime(${ref()}, input: { startedAt: "2026-01-05T09:00:00Z", endedAt: "2026-01-05T10:00:00Z", comment: "R time" }) { timeEntry { id } ${REFUSALS} }`,
    sql`time_entries where comment = 'R time'`,
  ],
  [
    'invitation',
    () => `inviteByEmail(project: ${PROJECT}, entries: [{ name: "R", email: "r@example.org", role: guest }]) { sent ${REFUSALS} }`,
    sql`invitations where email = 'r@example.org'`,
  ],
  [
    'checklist item',
    () => `addChecklistItem(${ref()}, input: { title: "R item" }) { item { id } ${REFUSALS} }`,
    sql`checklist_items where title = 'R item'`,
  ],
  ['duplicate', () => `duplicateTask(${ref()}) { task { id } ${REFUSALS} }`, sql`tasks where title like 'Of retries_%'`],
  [
    'project',
    () => `createProject(input: { workspaceSlug: "acme", name: "R project" }) { project { slug } ${REFUSALS} }`,
    sql`projects where name = 'R project'`,
  ],
  [
    'workspace',
    () => `createWorkspace(input: { name: "R workspace" }) { workspace { slug } ${REFUSALS} }`,
    sql`companies where name = 'R workspace'`,
  ],
  [
    'label',
    () => `createLabel(project: ${PROJECT}, input: { title: "R label", color: "#112233" }) { label { id } ${REFUSALS} }`,
    sql`labels where title = 'R label'`,
  ],
  [
    'sprint',
    () =>
      `createSprint(project: ${PROJECT}, input: { title: "R sprint", startDate: "2026-01-05", endDate: "2026-01-19" }) { sprint { id } ${REFUSALS} }`,
    sql`sprints where title = 'R sprint'`,
  ],
]

test.for(creating)('a lost answer, %s: two tries, one row, and the second answer is the one that was lost', async ([, document, rows]) => {
  const key = randomUUID()
  const mails = (await world.host.mailsNow()).length
  proxy.lose((method) => method === 'POST')
  const first = await send(`mutation { ${document()} }`, key)
  expect(first.errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNREACHABLE', outcomeUnknown: true, retryable: true })
  const second = await send(`mutation { ${document()} }`, key)
  expect(second.errors).toEqual([])
  const [payload] = Object.values(second.data as Record<string, { userErrors: unknown[] }>)
  expect(payload?.userErrors).toEqual([])
  expect(await count(rows)).toBe(1)
  expect((await world.host.mailsNow()).length - mails).toBeLessThanOrEqual(1)
})

test('an answer that is none says nothing of keys: the same key is safe to send again, and makes one row', async () => {
  const key = randomUUID()
  const document = `mutation { createTask(input: { ${WEBSITE}, title: "R garbled" }) { task { id } ${REFUSALS} } }`
  proxy.garble((method) => method === 'POST')
  const first = await send(document, key)
  expect(first.errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_BAD_RESPONSE', outcomeUnknown: true, retryable: true })
  expect((await send(document, key)).errors).toEqual([])
  expect(await count(sql`tasks where title = 'R garbled'`)).toBe(1)
})

test('a lost answer, upload: two tries, one row', async () => {
  const key = randomUUID()
  const upload = async () => {
    const { headers, payload } = multipart('r-file.txt', 'bytes')
    return shell.inject({
      method: 'POST',
      url: '/api/attachments',
      query: { workspaceSlug: 'acme', projectSlug: 'website', taskId: task },
      headers: { ...headers, authorization: `Bearer ${await world.host.as('ana').token()}`, 'idempotency-key': key },
      payload,
    })
  }
  proxy.lose((method) => method === 'POST')
  const first = await upload()
  expect(first.json().errors[0].extensions).toMatchObject({ outcomeUnknown: true, retryable: true })
  const second = await upload()
  expect(second.statusCode).toBe(201)
  expect(await count(sql`attachments where filename = 'r-file.txt'`)).toBe(1)
})

test('a mutation of several writes goes on where its answer was lost: one task with its labels', async () => {
  const { labels } = await world.data('ana', `{ labels(${WEBSITE}) { id } }`)
  const ids = labels.slice(0, 3).map(({ id }: { id: string }) => `"${id}"`)
  const document = `mutation { createTask(input: { ${WEBSITE}, title: "R labelled", labelIds: [${ids.join()}] }) { task { id labels { id } } ${REFUSALS} } }`
  const key = randomUUID()
  proxy.lose((method, path) => method === 'POST' && path.includes(`/task-labels/${labels[1].id}/attach`))
  expect((await send(document, key)).errors[0]?.extensions).toMatchObject({ outcomeUnknown: true, retryable: true })
  const again = await send(document, key)
  expect(again.data.createTask.userErrors).toEqual([])
  expect(again.data.createTask.task.labels).toHaveLength(3)
  expect(await count(sql`tasks where title = 'R labelled'`)).toBe(1)
})

test('an update of several fields is replayed field by field', async () => {
  const document = `mutation { updateTask(${ref()}, input: { description: "<p>once</p>", isDraft: true, position: 7 }) { task { isDraft position } ${REFUSALS} } }`
  const key = randomUUID()
  let puts = 0
  proxy.lose((method) => method === 'PUT' && ++puts === 2)
  expect((await send(document, key)).errors[0]?.extensions).toMatchObject({ outcomeUnknown: true })
  const written = await count(sql`audit_events where target_id = ${task}`)
  expect((await send(document, key)).data.updateTask.task).toEqual({ isDraft: true, position: 7 })
  // Only the third field was still to do.
  expect((await count(sql`audit_events where target_id = ${task}`)) - written).toBeLessThanOrEqual(1)
})

test('the same key with changed content is refused and makes nothing', async () => {
  const key = randomUUID()
  const make = (title: string) => send(`mutation { createTask(input: { ${WEBSITE}, title: "${title}" }) { task { id } ${REFUSALS} } }`, key)
  await make('R before')
  const changed = await make('R after')
  expect(changed.data.createTask.userErrors).toEqual([
    { code: 'INVALID', field: null, message: expect.stringContaining('Idempotency-Key') },
  ])
  expect(await count(sql`tasks where title = 'R after'`)).toBe(0)
})

test('50 at once under one key: one task, one answer', async () => {
  const key = randomUUID()
  const document = `mutation { createTask(input: { ${WEBSITE}, title: "R fifty" }) { task { id code } ${REFUSALS} } }`
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(document, key)))
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await count(sql`tasks where title = 'R fifty'`)).toBe(1)
})

test('answers say that the host keeps keys; a key that is none is refused', async () => {
  const read = await world.graphql('ana', `{ labels(${WEBSITE}) { id } }`)
  expect(read.headers.get('idempotency-keys')).toBe('86400')
  const bad = await send(`mutation { createTask(input: { ${WEBSITE}, title: "R bad" }) { task { id } ${REFUSALS} } }`, 'two words')
  expect(bad.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(await count(sql`tasks where title = 'R bad'`)).toBe(0)
})

test('a host that does not know keys: nothing is promised', async () => {
  proxy.hide('idempotency-keys')
  const read = await world.graphql('ana', `{ labels(${WEBSITE}) { id } }`)
  expect(read.headers.get('idempotency-keys')).toBeNull()
  proxy.lose((method) => method === 'POST')
  const lost = await send(`mutation { createTask(input: { ${WEBSITE}, title: "R old host" }) { task { id } ${REFUSALS} } }`, randomUUID())
  expect(lost.errors[0]?.extensions).toMatchObject({ outcomeUnknown: true, retryable: false })
})
