// Whatever is sent to whichever call: the host answers it, and never with 5xx. Generated, so a new call is tested the day it is added.
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openHostWorld } from '#tests/kit/host-world.ts'
import { junkFor, type Operation, operationsOf } from '#tests/kit/junk-requests.ts'

// Opened before the tests are listed, because its routes say which there are.
const world = await openHostWorld({ sample: true })
const operations: Operation[] = operationsOf((await world.as(null).get('/docs/json')).body)
afterAll(() => world.close())

// It exists only where a provider is configured, and answers 503 when that cannot be reached (see third-party.test.ts).
const names = [...world.app.rules.keys()].filter((name) => name !== 'POST /auth/third-party').map((name) => name.replace(/:(\w+)/g, '{$1}'))
const QUERY = { company_slug: 'acme', project_slug: 'website' }

test('the document describes every call of the policy', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(names.toSorted())
})

const TABLES: readonly [RegExp, string][] = [
  [/^\/task-labels\/\{id\}/, 'labels'],
  [/^\/project-templates\/type/, 'task_types'],
  [/^\/project-templates\/effort/, 'task_efforts'],
  [/^\/project-templates\/workflow/, 'workflows'],
  [/^\/project-boards/, 'boards'],
  [/^\/sprints/, 'sprints'],
  [/^\/user-stories/, 'user_stories'],
  [/^\/user-story-epics/, 'epics'],
  [/^\/comments/, 'comments'],
  [/^\/task-checklists/, 'checklist_items'],
  [/^\/time-trackings/, 'time_entries'],
  [/^\/attachments/, 'attachments'],
]

/** What really is there, so that junk meets more than the first refusal. */
async function thingsFor(path: string) {
  const one = async (query: ReturnType<typeof sql>) => (await world.db.execute<{ id: string }>(query)).rows[0]?.id
  const project = sql`(select id from projects where slug = 'website' and company_id = (select id from companies where slug = 'acme'))`
  const ofProject = (table: string) =>
    one(sql`select id::text as id from ${sql.identifier(table)} where project_id = ${project} order by id limit 1`)
  const table = TABLES.find(([shape]) => shape.test(path))?.[1]
  const task = (await ofProject('tasks')) ?? ''
  const id = table ? ((await ofProject(table)) ?? '1') : '1'
  return {
    params: {
      uuid: table === 'boards' ? id : task,
      id,
      slug: 'acme',
      projectSlug: 'website',
      token: 'unknown',
      sprintSlug: 'sprint-1',
      storySlug: 'us-1',
      epicSlug: 'ep-1',
    },
    query: {
      ...QUERY,
      task_uuid: task,
      search: 'a',
      attachmentable_type: 'issues',
      attachmentable_id: task,
      commentable_type: 'issues',
      commentable_id: task,
      issue_slug: 'web-1',
    },
    known: {
      ...QUERY,
      task_uuid: task,
      uuids: [task],
      new_company_slug: 'acme',
      new_project_slug: 'mobile',
      username: 'mia',
      email: 'ana@example.com',
      title: 'A title',
      start: '2026-11-02 09:00:00',
      end: '2026-11-02 10:00:00',
      color: '#123456',
    },
  }
}

test.each(names)(
  'OPEN-11 junk gets an answer, never 5xx: %s',
  async (name) => {
    const operation = operations.find(({ method, path }) => `${method} ${path}` === name)
    if (!operation) throw new Error(`${name} is not in the document`)
    const { params, query, known } = await thingsFor(operation.path)
    const wanted = Object.fromEntries(Object.entries(query).filter(([field]) => field in operation.query || field in QUERY))
    const broken: string[] = []
    let sent = 0
    for (const { about, ...request } of junkFor(operation, { params, query: wanted, known }, names.indexOf(name))) {
      // Another address each time, so that no limit on tries hides what lies behind it.
      sent += 1
      const headers = { ...request.headers, 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` }
      // A session of its own where the call may end it.
      const answer = await world.as(name === 'POST /auth/sign-out' ? 'rex' : 'ana').send({ ...request, headers })
      if (answer.status >= 500) broken.push(`${about} → ${answer.status} ${JSON.stringify(answer.body)}`)
      else if (answer.status >= 400 && typeof answer.body?.message !== 'string')
        broken.push(`${about} → ${answer.status} without a sentence`)
    }
    expect(sent).toBeGreaterThan(0)
    expect(broken).toEqual([])
  },
  120_000,
)
