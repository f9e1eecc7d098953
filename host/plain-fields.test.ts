// Every field of the host that takes plain text: names and titles are one line, texts have no control characters.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { NO_CONTROLS, ONE_LINE } from './plain-text.ts'

type Sent = { method: 'post' | 'put'; path: string; field: string; body?: object; query?: object; who?: string | null }

let world: HostWorld
let ids: Record<'task' | 'comment' | 'checklist' | 'label' | 'board' | 'type' | 'sprint' | 'story', string>
const website = { company_slug: 'acme', project_slug: 'website' }
const days = { start_date: '2026-11-02', end_date: '2026-11-13' }
const hour = { start: '2026-11-02 09:00:00', end: '2026-11-02 10:00:00' }

beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
  const ana = world.as('ana')
  const make = async (path: string, body: object, query = {}) => {
    const { data } = (await ana.post(path, { ...website, ...query }, body)).body
    return String(data.uuid ?? data.id)
  }
  const task = await make('/tasks/', { title: 'A task' })
  ids = {
    task,
    comment: await make('/comments/', { comment_text: 'A comment' }, { commentable_type: 'issues', commentable_id: task }),
    checklist: await make('/task-checklists/', { task_uuid: task, title: 'An item' }),
    label: await make('/task-labels/', { title: 'A label' }),
    board: await make('/project-boards/', { name: 'A board' }),
    type: await make('/project-templates/type/', { title: 'A type' }),
    sprint: await make('/sprints/', { title: 'A sprint', ...days }),
    story: await make('/user-stories/', { title: 'A story' }),
  }
})
afterAll(() => world.close())

function send({ method, path, field, body = {}, query = website, who = 'ana' }: Sent, value: unknown) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => ids[name as keyof typeof ids])
  return world.as(who)[method](address, query as Record<string, string>, { ...body, [field]: value })
}

const LINES: Sent[] = [
  {
    method: 'post',
    path: '/auth/sign-up',
    field: 'name',
    body: { email: 'x@example.com', password: 'a long enough one' },
    query: {},
    who: null,
  },
  { method: 'post', path: '/companies', field: 'name', query: {} },
  { method: 'post', path: '/projects/', field: 'name', query: { company_slug: 'acme' } },
  { method: 'post', path: '/tasks/', field: 'title' },
  { method: 'put', path: '/tasks/:task/', field: 'title' },
  { method: 'put', path: '/task-checklists/:checklist/', field: 'title' },
  { method: 'post', path: '/task-labels/', field: 'title' },
  { method: 'put', path: '/task-labels/:label', field: 'title' },
  { method: 'post', path: '/project-boards/', field: 'name' },
  { method: 'put', path: '/project-boards/:board/', field: 'name' },
  ...(['type', 'workflow', 'effort'] as const).map(
    (kind): Sent => ({ method: 'post', path: `/project-templates/${kind}/`, field: 'title', body: kind === 'effort' ? { effort: 1 } : {} }),
  ),
  { method: 'put', path: '/project-templates/type/:type', field: 'title' },
  { method: 'post', path: '/sprints/', field: 'title', body: days },
  { method: 'put', path: '/sprints/:sprint/', field: 'title' },
  { method: 'post', path: '/user-stories/', field: 'title' },
  { method: 'put', path: '/user-stories/:story/', field: 'title' },
  { method: 'post', path: '/user-story-epics/', field: 'title' },
]

test.each(LINES)('$method $path takes one line as $field', async (call) => {
  for (const text of ['a\nb', 'a\tb', 'a\u0007b', '\u202eb', 'a\u2028b']) {
    const answer = await send(call, text)
    expect([text, answer.status, answer.body.errors?.[call.field]]).toEqual([text, 422, [ONE_LINE]])
  }
  for (const text of ['\u200b\u200d', '\u3164', ' \n '])
    expect([text, (await send(call, text)).body.errors?.[call.field]]).toEqual([text, [expect.stringMatching(/required|enter a name/i)]])
})

test('INVITE-28 a name in an invitation is one line, and nobody is mailed', async () => {
  const body = {
    emails: ['a@example.com', 'b@example.com'],
    names: ['A', 'B\n\nPay here: https://evil.example.com'],
    roles: ['guest', 'guest'],
  }
  const answer = await world.as('ana').post('/project-team-members/invite/', website, body)
  expect(answer).toMatchObject({ status: 422, body: { errors: { 'names.1': [ONE_LINE] } } })
  expect(await world.mailsNow()).toEqual([])
})

const TEXTS: Sent[] = [
  { method: 'post', path: '/projects/', field: 'description', body: { name: 'Described' }, query: { company_slug: 'acme' } },
  { method: 'post', path: '/tasks/', field: 'description', body: { title: 'Described' } },
  { method: 'put', path: '/tasks/:task/', field: 'description' },
  { method: 'post', path: '/comments/', field: 'comment_text', query: { ...website, commentable_type: 'issues', commentable_id: ':task' } },
  { method: 'put', path: '/comments/:comment/', field: 'comment_text' },
  { method: 'post', path: '/sprints/', field: 'goal', body: { title: 'With a goal', ...days } },
  { method: 'post', path: '/user-stories/', field: 'description', body: { title: 'Described' } },
  { method: 'post', path: '/user-story-epics/', field: 'description', body: { title: 'Described' } },
  { method: 'post', path: '/time-trackings/', field: 'comment', body: { task_uuid: ':task', ...hour } },
  { method: 'post', path: '/timer/start/', field: 'comment', body: { task_uuid: ':task' } },
]

test.each(TEXTS)('$method $path takes lines and tabs as $field, and no other control characters', async (call) => {
  const filled = (part: object = {}) => JSON.parse(JSON.stringify(part).replaceAll(':task', ids.task))
  const ready = { ...call, body: filled(call.body), query: filled(call.query ?? website) }
  for (const text of ['a\u0000b', 'a\u0007b', 'a\u001b[2Jb']) {
    const answer = await send(ready, text)
    expect([text, answer.status, answer.body.errors?.[call.field]]).toEqual([text, 422, [NO_CONTROLS]])
  }
  expect((await send(ready, 'one\n\ttwo\r\nthree')).status).toBeLessThan(300)
})
