// Who hears of what: assignments, changes of a task, invitations; never of one's own acts, never of what one does not see.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { assign, changeOf, feedOf, newsAbout, readAll, reasonsOf, turnDone, unassign } from '#tests/kit/news-calls.ts'
import { type AnyTask, MOBILE, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const statuses = async (): Promise<AnyTask[]> => (await world.as('ana').get('/projects-workflows/', WEBSITE)).body.data

test('OPEN-30 REST-73 who is taken off a task hears of it; an assignment not read about is taken back instead', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'To and fro' })
  await assign(world, 'ana', task, 'mia')
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['assigned'])
  await unassign(world, 'ana', task, 'mia')
  expect(await newsAbout(world, 'mia', task.uuid)).toBeNull()
  await assign(world, 'ana', task, 'mia')
  await readAll(world, 'mia')
  await unassign(world, 'ana', task, 'mia')
  expect((await newsAbout(world, 'mia', task.uuid)).data).toMatchObject({
    title: 'took you off “To and fro”',
    events: [{ reason: 'unassigned' }],
  })
  await assign(world, 'ana', task, 'mia')
  expect(await newsAbout(world, 'mia', task.uuid)).toBeNull()
})

test('an assignment that is taken back leaves what else happened to the task', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia' })
  await changeOf(world, 'ana', task, { due_date: '2030-03-01 09:00:00' })
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_date', 'assigned'])
  await unassign(world, 'ana', task, 'mia')
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['due_date'])
})

test('OPEN-30 done, status and due date are told to who is on the task and to who made it, not to who did it', async () => {
  const [, doing] = await statuses()
  const task = await makeTask(world, 'ben', WEBSITE, { title: 'Watched', members: 'mia,rex' })
  for (const who of ['mia', 'rex']) await readAll(world, who)
  await changeOf(world, 'mia', task, { config_workflow_id: doing.id })
  await changeOf(world, 'mia', task, { due_date: '2030-01-05 09:00:00' })
  await turnDone(world, 'mia', task)
  for (const who of ['ben', 'rex']) {
    expect((await newsAbout(world, who, task.uuid)).data.events, who).toMatchObject([
      { reason: 'done', user: { username: 'mia' } },
      { reason: 'due_date', from: null, to: '2030-01-05T09:00:00.000Z' },
      { reason: 'status', from: 'To do', to: doing.title },
    ])
  }
  for (const who of ['mia', 'ana', 'gus']) expect(await newsAbout(world, who, task.uuid), who).toBeNull()
})

test('what is back where it began while unread is no news: done and reopened, a status, a due date', async () => {
  const [todo, doing, review] = await statuses()
  const task = await makeTask(world, 'mia', WEBSITE)
  const step = (id: number) => changeOf(world, 'ana', task, { config_workflow_id: id })
  await turnDone(world, 'ana', task)
  await turnDone(world, 'ana', task)
  await step(doing.id)
  await step(review.id)
  expect((await newsAbout(world, 'mia', task.uuid)).data.events).toMatchObject([{ reason: 'status', from: todo.title, to: review.title }])
  await step(todo.id)
  await changeOf(world, 'ana', task, { due_date: '2030-01-05 09:00:00' })
  await changeOf(world, 'ana', task, { due_date: null })
  expect(await newsAbout(world, 'mia', task.uuid)).toBeNull()
  await changeOf(world, 'ana', task, { due_date: '2030-01-05 09:00:00' })
  await readAll(world, 'mia')
  await changeOf(world, 'ana', task, { start_date: '2030-02-05 09:00:00' })
  expect((await newsAbout(world, 'mia', task.uuid)).data).toMatchObject({
    title: expect.stringMatching(/^removed the due date of /),
    events: [{ reason: 'due_date', from: '2030-01-05T09:00:00.000Z', to: null }],
  })
})

test('progress that makes a task done, or not, is told as such', async () => {
  const task = await makeTask(world, 'mia', WEBSITE)
  const progress = (estimative: number) => world.as('ana').put(`/tasks/${task.uuid}/estimative/`, WEBSITE, { estimative })
  await progress(40)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual([])
  await progress(100)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['done'])
  await readAll(world, 'mia')
  await progress(90)
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['reopened'])
})

test('a comment that changes the status tells both, in one notification', async () => {
  const [, doing] = await statuses()
  const task = await makeTask(world, 'mia', WEBSITE)
  const query = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
  await world.as('ana').post('/comments/', query, { comment_text: 'Started', workflow: doing.id })
  expect(await reasonsOf(world, 'mia', task.uuid)).toEqual(['commented', 'status'])
})

test('the people of a copy hear that it is theirs', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Original', members: 'mia,ben' })
  const copy = (await world.as('ben').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)).body.data
  expect((await newsAbout(world, 'mia', copy.uuid)).data.title).toBe('assigned you to “Original (copy)”')
  expect(await newsAbout(world, 'ben', copy.uuid)).toBeNull()
})

test('who does not see the project is told nothing, even of a task they once made', async () => {
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'Left behind' })
  await world.db.execute(sql`delete from project_members m using people p, projects w
    where p.id = m.person_id and p.username = 'mia' and w.id = m.project_id and w.slug = 'website'`)
  await turnDone(world, 'ana', task)
  const { rows } = await world.db.execute(sql`select 1 from notifications where topic = ${`task:${task.uuid}`}`)
  expect(rows).toEqual([])
  await world.as('ana').post('/project-team-members/', WEBSITE, { username: 'mia', role: 'member' })
})

async function inviteToMobile(email: string, role = 'member'): Promise<string> {
  const body = { emails: [email], names: ['Guest of Ben'], roles: [role] }
  const answer = await world.as('ben').post('/project-team-members/invite/', MOBILE, body)
  expect(answer.status).toBe(201)
  return decodeURIComponent((await world.mailsNow()).findLast(({ to }) => to === email)?.link?.split('token=')[1] ?? '')
}

test('INVITE-01 TEAM-12 the inviter hears of each answer to their invitations, the invited of the invitation', async () => {
  await world.person('ona', 'Ona Ruiz')
  const token = await inviteToMobile('ona@example.com')
  await world.as('ona').post(`/invitations/${token}/accept`)
  const declined = await inviteToMobile('uli@example.com')
  await world.as(null).post(`/invitations/${declined}/decline`)
  expect(await feedOf(world, 'ben')).toMatchObject([
    {
      user: null,
      data: { title: 'Guest of Ben declined your invitation to Mobile app', events: [{ reason: 'declined' }], target: { kind: 'project' } },
    },
    {
      user: { username: 'ona' },
      data: { title: 'accepted your invitation to Mobile app', target: { kind: 'project', project_slug: 'mobile' } },
    },
    ...(await feedOf(world, 'ben')).slice(2),
  ])
})

test('INVITE-01 TEAM-03 a colleague whose address is not confirmed hears of the invitation, once; whoever has confirmed it is added and hears of that', async () => {
  const other = await openHostWorld({ sample: true, env: { EMAIL_VERIFICATION: 'soft' } })
  const invite = () =>
    other.as('ben').post('/project-team-members/invite/', MOBILE, { emails: ['gus@example.com'], names: ['Gus'], roles: ['guest'] })
  const heard = async () => (await feedOf(other, 'gus')).map(({ data }) => data.target?.kind)
  try {
    await other.db.execute(sql`update people set email_verified_at = case when email = 'gus@example.com' then null else now() end`)
    for (let time = 0; time < 2; time += 1) {
      expect((await invite()).status).toBe(201)
      expect((await heard()).filter((kind) => kind === 'invitation')).toHaveLength(1)
    }
    await other.db.execute(sql`update people set email_verified_at = now() where email = 'gus@example.com'`)
    expect((await invite()).status).toBe(201)
    expect((await heard())[0]).toBe('project')
  } finally {
    await other.close()
  }
})

test('INVITE-07 whoever shares the link hears who joined by it, once', async () => {
  const share = await world.as('ben').post('/project-team-members/users/invite/shareable', { ...MOBILE, status: 'true' })
  const token = decodeURIComponent(share.body.data.url.split('token=')[1])
  await world.person('pia', 'Pia Moss')
  for (let time = 0; time < 2; time += 1) expect((await world.as('pia').post(`/invitations/${token}/accept`)).status).toBe(200)
  const joined = (await feedOf(world, 'ben')).filter(({ data }) => data.events[0].reason === 'joined')
  expect(joined).toMatchObject([{ user: { username: 'pia' }, data: { title: 'joined Mobile app by your link', events: [{ times: 1 }] } }])
})

test('INVITE-23 TEAM-12 who is added to a project hears of it', async () => {
  await world.as('ana').post('/project-team-members/', OPS, { username: 'rex', role: 'guest' })
  expect((await feedOf(world, 'rex'))[0]).toMatchObject({ user: { username: 'ana' }, data: { title: 'added you to Operations' } })
})

test('TEAM-12 who is taken off one project hears of it; taken back before they read that, they hear nothing', async () => {
  const about = async () =>
    (await feedOf(world, 'rex')).filter(({ data }) => data.events.some((event: { reason: string }) => event.reason === 'removed'))
  const { data } = (await world.as('ana').get('/project-team-members/', OPS)).body
  const rex = data.find((row: { user: { username: string } }) => row.user.username === 'rex')
  await readAll(world, 'rex')
  expect((await world.as('ana').del(`/project-team-members/${rex.id}/`, OPS)).status).toBe(200)
  expect(await about()).toMatchObject([
    { user: { username: 'ana' }, data: { title: 'took you off Operations', target: { kind: 'workspace' } }, read_at: null },
  ])
  await world.as('ana').post('/project-team-members/', OPS, { username: 'rex', role: 'guest' })
  expect(await about()).toEqual([])
  expect((await feedOf(world, 'rex')).filter(({ read_at: at }) => at === null)).toEqual([])
})

test('TEAM-12 whose role changes hears of it', async () => {
  const { data } = (await world.as('ana').get('/project-team-members/', OPS)).body
  const rex = data.find((row: { user: { username: string } }) => row.user.username === 'rex')
  await world.as('ana').put(`/project-team-members/${rex.id}/`, OPS, { role: 'member' })
  expect((await feedOf(world, 'rex'))[0]).toMatchObject({ user: { username: 'ana' }, data: { title: 'made you member of Operations' } })
})
