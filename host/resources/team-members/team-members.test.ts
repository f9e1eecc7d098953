// The people of a workspace and the invitations that wait, for its owner.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

const acme = { company_slug: 'acme' }
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Member = {
  user: { username: string; email: string }
  role: string
  projects: { slug: string; role_name: string }[]
  open_tasks: number
  logged_seconds: number
}
const team = async (query: object = {}) => (await world.as('ana').get('/team-members/', { ...acme, ...query })).body
const names = ({ data }: { data: Member[] }) => data.map(({ user }) => user.username)

test('TEAM-02 everybody of the workspace with role, projects and figures; the owner’s only', async () => {
  const all = await team()
  expect(names(all)).toEqual(['ana', 'ben', 'gus', 'mia', 'rex'])
  expect(all).toMatchObject({ total: 5, total_pages: 1 })
  const ana = (all.data as Member[]).find(({ user }) => user.username === 'ana')
  expect(ana).toMatchObject({ role: 'owner', user: { email: 'ana@example.com' }, last_active_at: { timestamp: expect.any(Number) } })
  expect(ana?.projects.map(({ slug }) => slug)).toContain('website')
  const members = (await world.as('ana').get('/project-team-members/', WEBSITE)).body.data
  const other = (await world.as('ana').get('/project-team-members/', { ...acme, project_slug: 'mobile' })).body.data
  const third = (await world.as('ana').get('/project-team-members/', { ...acme, project_slug: 'ops' })).body.data
  const openOf = (list: { user: { username: string }; open_tasks: number }[]) =>
    list.find(({ user }) => user.username === 'ben')?.open_tasks ?? 0
  expect((all.data as Member[]).find(({ user }) => user.username === 'ben')?.open_tasks).toBe(
    openOf(members) + openOf(other) + openOf(third),
  )
  for (const who of ['ben', 'mia', 'gus']) expect((await world.as(who).get('/team-members/', acme)).status).toBe(403)
  expect((await world.as('dora').get('/team-members/', acme)).status).toBe(404)
})

test('TEAM-02 it is searched, narrowed and ordered', async () => {
  expect(names(await team({ search: 'CHEN' }))).toEqual(['mia'])
  expect(names(await team({ search: 'gus@example' }))).toEqual(['gus'])
  expect(names(await team({ role: 'guest' }))).toEqual(['gus', 'rex'])
  expect(names(await team({ project_slug: 'nowhere' }))).toEqual([])
  const open = (await team({ sort: '-open_tasks' })).data.map((one: Member) => one.open_tasks)
  expect(open).toEqual(open.toSorted((one: number, other: number) => other - one))
  expect(names(await team({ sort: '-name' }))).toEqual(['rex', 'mia', 'gus', 'ben', 'ana'])
  const second = await team({ per_page: 2, page: 2 })
  expect(names(second)).toEqual(['gus', 'mia'])
  expect(second).toMatchObject({ current_page: 2, total_pages: 3, total: 5 })
  expect((await world.as('ana').get('/team-members/', { ...acme, sort: 'shoe' })).status).toBe(400)
})

test('TEAM-04 who was invited is listed, and an invitation is withdrawn: its link is dead at once', async () => {
  const body = { emails: ['late@example.com'], names: ['Late'], roles: ['member'] }
  expect((await world.as('ben').post('/project-team-members/invite/', WEBSITE, body)).status).toBe(201)
  const link = (await world.mailsNow()).findLast(({ to }) => to === 'late@example.com')?.link ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  const list = async () => (await world.as('ana').get('/invitations/', acme)).body.data as { id: string; email: string }[]
  const [sent] = await list()
  expect(sent).toMatchObject({
    email: 'late@example.com',
    role_name: 'member',
    project: { slug: 'website' },
    inviter: { username: 'ben' },
    expired: false,
  })
  const url = `/invitations/${sent?.id}/`
  for (const who of ['mia', 'gus']) expect((await world.as(who).del(url, acme)).status).toBe(403)
  expect((await world.as('dora').del(url, { company_slug: 'globex' })).status).toBe(404)
  expect((await world.as('ana').del(url, acme)).status).toBe(200)
  expect((await world.as('ana').del(url, acme)).status).toBe(404)
  expect((await list()).map(({ email }) => email)).not.toContain('late@example.com')
  expect((await world.as(null).get(`/invitations/${token}`)).body.data.state).toBe('withdrawn')
  const [line] = (await world.as('ana').get('/team-members/log/', { ...acme, kind: 'people', per_page: 1 })).body.data
  expect(line).toMatchObject({ sentence: 'withdrew an invitation', target: { kind: 'invitation', label: 'late@example.com' } })
})

test('TEAM-04 an invitation is sent again with a new link, three times a day; the former link is dead', async () => {
  const email = 'again@example.com'
  await world.as('ben').post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['Again'], roles: ['guest'] })
  const tokenNow = async () => new URL((await world.mailsNow()).findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token')
  const first = await tokenNow()
  const found = (await world.as('ana').get('/invitations/', acme)).body.data.find((one: { email: string }) => one.email === email)
  const resend = (who: string, query: object = acme) => world.as(who).post(`/invitations/${found.id}/resend`, query as typeof acme)
  for (const who of ['mia', 'gus']) expect((await resend(who)).status).toBe(403)
  expect((await resend('dora', { company_slug: 'globex' })).status).toBe(404)
  expect((await resend('ana')).status).toBe(200)
  expect(await tokenNow()).not.toBe(first)
  expect((await world.as(null).get(`/invitations/${first}`)).status).toBe(404)
  expect((await world.as(null).get(`/invitations/${await tokenNow()}`)).body.data.state).toBe('open')
  for (let time = 0; time < 2; time += 1) expect((await resend('ana')).status).toBe(200)
  expect(await resend('ana')).toMatchObject({ status: 429, body: { code: 'invitation_limit' } })
  await world.as('ana').del(`/invitations/${found.id}/`, acme)
  expect((await resend('ana')).status).toBe(404)
})

test('TEAM-04 an admin of a project sees, sends again and withdraws the invitations to it, and no others', async () => {
  await world.person('ada')
  const ana = world.as('ana')
  const [mobile, globex] = [{ ...acme, project_slug: 'mobile' }, { company_slug: 'globex' }]
  // An admin of Mobile, a member of Operations; of the website not at all.
  for (const [where, role] of [
    [mobile, 'admin'],
    [{ ...acme, project_slug: 'ops' }, 'member'],
  ] as const) {
    await ana.post('/project-team-members/invite/', where, { emails: ['ada@example.com'], names: ['Ada'], roles: [role] })
    const link = (await world.mailsNow()).findLast(({ to }) => to === 'ada@example.com')?.link ?? ''
    expect((await world.as('ada').post(`/invitations/${new URL(link).searchParams.get('token')}/accept`)).status).toBe(200)
  }
  const invite = async (project: string) => {
    const email = `to-${project}@example.com`
    await ana.post(
      '/project-team-members/invite/',
      { ...acme, project_slug: project },
      { emails: [email], names: ['To'], roles: ['guest'] },
    )
    const { body } = await ana.get('/invitations/', acme)
    return (body.data as { id: string; email: string }[]).find((one) => one.email === email)?.id ?? ''
  }
  const [theirs, sibling, beside] = [await invite('mobile'), await invite('website'), await invite('ops')]
  const list = async () => (await world.as('ada').get('/invitations/', acme)).body.data.map(({ email }: { email: string }) => email)
  // One waits in the sample.
  expect(await list()).toEqual(['to-mobile@example.com', 'kim@example.org'])
  expect((await ana.get('/invitations/', acme)).body.data.length).toBeGreaterThanOrEqual(3)
  for (const id of [sibling, beside]) {
    expect((await world.as('ada').post(`/invitations/${id}/resend`, acme)).status).toBe(404)
    expect((await world.as('ada').del(`/invitations/${id}/`, acme)).status).toBe(404)
  }
  // Its own workspace only, and not by the slug of another one.
  expect((await world.as('ada').get('/invitations/', globex)).status).toBe(404)
  expect((await world.as('ada').del(`/invitations/${theirs}/`, globex)).status).toBe(404)
  expect((await world.as('dora').del(`/invitations/${theirs}/`, globex)).status).toBe(404)
  expect((await world.as('dora').post(`/invitations/${theirs}/resend`, globex)).status).toBe(404)
  expect((await world.as('dora').get('/invitations/', acme)).status).toBe(404)
  for (const who of ['mia', 'gus', 'rex']) expect((await world.as(who).get('/invitations/', acme)).status).toBe(403)
  expect((await world.as('ada').post(`/invitations/${theirs}/resend`, acme)).status).toBe(200)
  expect((await world.as('ada').del(`/invitations/${theirs}/`, acme)).status).toBe(200)
  expect(await list()).toEqual(['kim@example.org'])
  // Nothing was done to the others; who is no admin any more has none.
  const open = (await ana.get('/invitations/', acme)).body.data.map(({ id }: { id: string }) => id)
  expect(open).toEqual(expect.arrayContaining([sibling, beside]))
  const again = await invite('mobile')
  const seat = (await ana.get('/project-team-members/', mobile)).body.data.find(
    ({ user }: { user: { username: string } }) => user.username === 'ada',
  )
  expect(
    (await ana.send({ method: 'PUT', url: `/project-team-members/${seat.id}/`, query: mobile, payload: { role: 'member' } })).status,
  ).toBe(200)
  expect((await world.as('ada').get('/invitations/', acme)).status).toBe(403)
  expect((await world.as('ada').del(`/invitations/${again}/`, acme)).status).toBe(403)
  for (const id of [again, sibling, beside]) await ana.del(`/invitations/${id}/`, acme)
  await world.db.execute(sql`delete from company_members where person_id in (select id from people where username = 'ada')`)
})

test('TEAM-10 the people as CSV say what the list says, texts compute nothing; the owner alone takes them along, and it is logged', async () => {
  await world.db.execute(sql`update people set name = '=1+1' where username = 'gus'`)
  const at = { company_slug: 'acme' }
  const { body: list } = await world.as('ana').get('/team-members/', { ...at, per_page: '200', sort: '-open_tasks' })
  const { body: csv } = await world.as('ana').get('/export-team/', { ...at, sort: '-open_tasks' })
  const [head, ...lines] = csv.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFName,Username,Email,Role,Projects,Last active (UTC),Joined (UTC),Open tasks,Hours this month')
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  const told = list.data.map((one: any) => [one.user.email, one.open_tasks, one.logged_seconds])
  const read = lines.map((line: string) => [
    /[^,]+@[^,]+/.exec(line)?.[0],
    Number(line.split(',').at(-2)),
    Math.round(Number(line.split(',').at(-1)) * 3600),
  ])
  expect(read).toEqual(told)
  expect(csv).toContain("'=1+1,gus")
  expect((await world.as('ana').get('/export-team/', { ...at, search: 'mia' })).body.trimEnd().split('\r\n')).toHaveLength(2)
  for (const who of ['ben', 'mia', 'gus']) expect((await world.as(who).get('/export-team/', at)).status).toBe(403)
  expect((await world.as('dora').get('/export-team/', at)).status).toBe(404)
  const { rows } = await world.db.execute(sql`select 1 from audit_events where action = 'export.team'`)
  expect(rows).toHaveLength(2)
})
