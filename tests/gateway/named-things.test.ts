// What texts name, what a new project can start with, and a domain whose record is gone: answered by a real host.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('FIRST-03 a new project can start with templates, each with its statuses, types and labels', async () => {
  world.resetCalls()
  const { newProjectTemplates } = await world.data(
    'ana',
    '{ newProjectTemplates(workspaceSlug: "acme") { key name about workflows { title color } types { title color } labels { title color } } }',
  )
  expect(world.calls()).toHaveLength(1)
  expect(newProjectTemplates.length).toBeGreaterThan(2)
  const item = { title: expect.any(String), color: expect.stringMatching(/^#[0-9a-f]{6}$/i) }
  for (const template of newProjectTemplates)
    expect(template).toMatchObject({
      key: expect.any(String),
      name: expect.any(String),
      about: expect.any(String),
      workflows: expect.arrayContaining([item]),
    })
})

test('DISC-08 a discussion tells the pages and tasks that its text names', async () => {
  const { tasks, wikiPages } = await world.data(
    'ana',
    `{ tasks(${WEBSITE}, perPage: 1) { nodes { id title } } wikiPages(${WEBSITE}) { nodes { id slug title } } }`,
  )
  const [task] = tasks.nodes
  const [page] = wikiPages.nodes
  const html = `<p><a data-task='${task.id}'>it</a> and <a data-page='${page.id}'>that</a></p>`
  const { createThread } = await world.data(
    'ana',
    `mutation { createThread(project: { ${WEBSITE} }, input: { title: "Named", html: "${html}" }) { thread { number } ${REFUSALS} } }`,
  )
  const { thread } = await world.data(
    'mia',
    `{ thread(${WEBSITE}, number: ${createThread.thread.number}) { linkedTasks { id title } linkedPages { id title } } }`,
  )
  expect(thread).toEqual({ linkedTasks: [{ id: task.id, title: task.title }], linkedPages: [{ id: page.id, title: page.title }] })
})

test('DOMAIN-05 a domain whose record is gone says since when', async () => {
  await world.host.as('ana').put('/companies/acme/domain', {}, { domain: 'work.example.com' })
  await world.host.db.execute(sql`update company_domains set state = 'broken', verified_at = now(), broken_at = now()`)
  const { workspaceDomain } = await world.data('ana', '{ workspaceDomain(workspaceSlug: "acme") { state brokenAt } }')
  expect(workspaceDomain).toEqual({ state: 'BROKEN', brokenAt: expect.stringMatching(/^\d{4}-/) })
})
