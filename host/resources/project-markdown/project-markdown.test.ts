// A project as Markdown: every task with what was written on it, in a list by status, for its admins.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, makeTask, OPS } from '#tests/kit/task-calls.ts'
import { unzip } from '#tests/kit/unzip.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PICTURE = `<p><img src="data:image/png;base64,${PIXEL}" alt="Dot"></p>`

async function exported(who = 'ana') {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  const answer = await world.app.inject({ url: '/export-markdown/', query: OPS, headers })
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    files: answer.statusCode === 200 ? unzip(answer.rawPayload) : new Map(),
  }
}
const set = (task: AnyTask, change: object) => world.as('ana').put(`/tasks/${task.uuid}/`, OPS, change)

test('EXPORT-03 a file a task with front matter, description, checklist and comments; pictures beside it', async () => {
  const task = await makeTask(world, 'ana', OPS, { title: 'Write *it* [down]: "now"', members: 'mia,ben' })
  expect((await set(task, { description: `<h2>Why</h2><p>Because.</p>${PICTURE}` })).status).toBe(200)
  expect((await set(task, { due_date: '2057-03-01 12:30:00' })).status).toBe(200)
  const item = (await world.as('mia').post('/task-checklists/', OPS, { task_uuid: task.uuid, title: 'Ask [Ana]' })).body.data
  const child = (await world.as('mia').post('/task-checklists/', OPS, { task_uuid: task.uuid, title: 'by mail', parent_id: item.id })).body
    .data
  expect((await world.as('mia').put(`/task-checklists/${child.id}/toggle/`, OPS, { status: 'true' })).status).toBe(200)
  const about = { ...OPS, commentable_type: 'issues', commentable_id: task.uuid }
  for (const text of ['<p>First <b>words</b></p>', PICTURE])
    expect((await world.as('mia').post('/comments/', about, { comment_text: text, workflow: null })).status).toBe(201)

  const { status, type, files } = await exported()
  expect([status, type]).toEqual([200, 'application/zip'])
  const text = files.get(`tasks/${task.code}.md`) ?? ''
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? []
  const facts = Object.fromEntries(
    front.split('\n').map((line: string) => [line.split(': ')[0], JSON.parse(line.slice(line.indexOf(': ') + 2))]),
  )
  expect(facts).toMatchObject({
    ...{ code: task.code, title: 'Write *it* [down]: "now"', done: false, progress: 0, due: '2057-03-01T12:30:00Z', created_by: 'ana' },
    ...{ assignees: expect.arrayContaining(['mia', 'ben']), status: task.workflow.title },
  })
  expect(facts).not.toHaveProperty('archived')
  expect(body).toContain('# Write \\*it\\* \\[down\\]: "now"\n\n## Why\n\nBecause.\n\n![Dot](pictures/')
  expect(body).toContain('## Checklist\n\n- [x] Ask \\[Ana\\]\n  - [x] by mail\n\n## Comments\n\n')
  expect(body).toMatch(
    /### Mia Chen, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\nFirst \*\*words\*\*\n\n### Mia Chen, .* UTC\n\n!\[Dot\]\(pictures\/.*-2\.png\)\n$/,
  )
  expect([1, 2].map((at) => files.has(`tasks/pictures/${task.code}-${at}.png`))).toEqual([true, true])
})

test('EXPORT-03 README.md lists every task once, by status in their order, archived and draft ones marked', async () => {
  const away = await makeTask(world, 'ana', OPS, { title: 'Put away' })
  expect((await set(away, { is_archived: true })).status).toBe(200)
  const { files } = await exported()
  const readme = files.get('README.md') ?? ''
  expect(readme.startsWith('# Operations\n\n## ')).toBe(true)
  const tasks = [...files.keys()].flatMap((name) => /^tasks\/([A-Z]+-\d+)\.md$/.exec(name)?.[1] ?? [])
  const listed = [...readme.matchAll(/^- \[[ x]\] \[([A-Z]+-\d+)\]\(tasks\/\1\.md\) /gm)].map(([, code]) => code)
  expect([...listed].sort()).toEqual([...tasks].sort())
  expect(tasks.length).toBeGreaterThan(40)
  expect(readme).toContain(`[${away.code}](tasks/${away.code}.md) Put away · archived`)
  const statuses = (await world.as('ana').get('/project-templates/workflow/', OPS)).body.data.map(({ title }: AnyTask) => title)
  const headings = [...readme.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(headings).toEqual(statuses.filter((title: string) => headings.includes(title)))
})

test('EXPORT-03 EXPORT-04 it is for admins of the project, and stands in the activity log', async () => {
  const statuses = await Promise.all(['ana', 'mia', 'gus', 'dora'].map(async (who) => (await exported(who)).status))
  expect(statuses).toEqual([200, 403, 403, 404])
  const { body } = await world.as('ana').get('/team-members/log/', { company_slug: 'acme' })
  expect(body.data[0]).toMatchObject({ action: 'export.project', project: { slug: 'ops' } })
})
