// The contract of companies, projects, notifications, members and invitations.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, MAY_LEAVE_TRACES, openContractHost, type Send } from './contract-host.ts'
import { notification } from './notification-shapes.ts'
import { coloured, compact, company, fails, feature, fits, holds, invitation, link, member, page, person, project } from './shapes.ts'

const ACME = { company_slug: 'acme' }
const WEBSITE = { ...ACME, project_slug: 'website' }
const MEMBERS = '/project-team-members/'
/** Where nobody is called as by another file: of one host at HOST_URL, roles change under them. */
const OPS = { ...ACME, project_slug: 'ops' }
const SHARE = '/project-team-members/users/invite/shareable'

const unread = z.object({
  total: z.number().int(),
  companies: z.array(z.object({ slug: z.string(), unread: z.number().int() })),
  reasons: z.record(z.string(), z.number().int()),
})
const watching = z.object({ is_watching: z.boolean(), is_muted: z.boolean(), watchers: z.array(z.unknown()) })
const marked = z.object({ changed: z.number().int(), marked_at: z.string() })

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('REST-03 GET /companies/ answers a page of the caller’s own', async () => {
  const answer = await ana('GET', '/companies/', { search: '', limit: 52, page: 1 })
  expect(answer.status).toBe(200)
  const slugs = fits(answer.body, page(company)).data.map(({ slug }) => slug)
  expect(slugs).toContain('acme')
  expect(slugs).not.toContain('globex')
  expect((await ana('GET', '/companies/', { search: 'no such name', limit: 52, page: 1 })).body.data).toEqual([])
})

test('REST-01 GET /companies/{slug} answers one, 404 for strangers', async () => {
  expect(holds(await ana('GET', '/companies/acme', ACME), 200, company).owner.username).toBe('ana')
  fails(await host.as('dora')('GET', '/companies/acme', ACME), 404)
})

test.skipIf(!MAY_LEAVE_TRACES)('REST-02 POST /companies makes one; 402 on a gated plan (PLAN-01)', async () => {
  expect(holds(await ana('POST', '/companies', {}, { name: 'Contract House', logo: null }), 201, company).name).toBe('Contract House')
  fails(await host.as('fay')('POST', '/companies', {}, { name: 'Second', logo: null }), 402, 'plan_required')
})

test('REST-04 GET /projects/ answers the projects the caller may see, by name', async () => {
  const names = holds(await ana('GET', '/projects/', ACME), 200, z.array(project)).map(({ name }) => name)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)))
  expect(names.length).toBeGreaterThanOrEqual(3)
})

test.skipIf(!MAY_LEAVE_TRACES)(
  'REST-05 POST /projects/ takes the whole payload (PROJ-07); REST-08 sets privacy; PSET-02 PUT changes its facts',
  async () => {
    const body = {
      name: 'Contract Project',
      code: 'CON',
      description: 'Objectives',
      budget: 1200,
      start_date: '2026-11-01',
      due_date: '2026-12-24',
      logo_image_url: '',
      current_status: 0,
      project_category_id: 1,
      mode: 'default',
      is_private: true,
      company_slug: 'acme',
    }
    const made = holds(await ana('POST', '/projects/', ACME, body), 201, project)
    expect(made).toMatchObject({ name: 'Contract Project', code: 'CON', budget: 1200, start_date: '2026-11-01', is_private: true })
    const open = holds(await ana('PUT', `/projects/${made.slug}/privacy`, ACME, { is_private: false }), 200, project)
    expect(open.is_private).toBe(false)
    expect(fails(await ana('POST', '/projects/', ACME, { ...body, due_date: '2026-10-01' }), 422).errors).toHaveProperty('due_date')
    const change = (facts: object) => ana('PUT', `/projects/${made.slug}/`, ACME, facts)
    const changed = holds(await change({ name: 'Renamed', budget: null, due_date: '2027-01-31', current_status: 1 }), 200, project)
    expect(changed).toMatchObject({ slug: made.slug, name: 'Renamed', budget: 0, start_date: '2026-11-01', due_date: '2027-01-31' })
    expect(changed).toMatchObject({ current_status: 1, description: 'Objectives' })
    expect(fails(await change({ start_date: '2027-02-01' }), 422).errors).toHaveProperty('start_date')
    expect(fails(await change({ name: ' ' }), 422).errors).toEqual({ name: ['Project Name is required.'] })
  },
)

test.skipIf(!MAY_LEAVE_TRACES)('FIRST-04 POST and DELETE /projects/sample/ make one for each person, and take it away', async () => {
  const made = holds(await ana('POST', '/projects/sample/', ACME, {}), 201, project)
  expect(made).toMatchObject({ is_sample: true, is_private: true })
  expect(holds(await ana('POST', '/projects/sample/', ACME, {}), 200, project).uuid).toBe(made.uuid)
  fails(await host.as('gus')('POST', '/projects/sample/', ACME, {}), 403)
  fails(await host.as('dora')('POST', '/projects/sample/', ACME, {}), 404)
  fails(await host.as('mia')('DELETE', '/projects/sample/', { ...ACME, project_slug: made.slug }), 404)
  expect((await ana('DELETE', '/projects/sample/', ACME)).status).toBe(200)
  fails(await ana('DELETE', '/projects/sample/', ACME), 404)
})

test('PSET-02 PUT /projects/{slug}/ is the owners’', async () => {
  fails(await host.as('mia')('PUT', '/projects/website/', ACME, { name: 'Mine' }), 403)
})

test('REST-08 PUT /projects/{slug}/privacy is the owners’', async () => {
  fails(await host.as('mia')('PUT', '/projects/website/privacy', ACME, { is_private: false }), 403)
})

test('PSET-07 PUT /project-team-members/{id}/ gives a role; never to an owner', async () => {
  const people = holds(await ana('GET', '/project-team-members/', OPS), 200, z.array(member))
  const idOf = (who: string) => people.find(({ user }) => user.username === who)?.id
  const give = (who: string, role: string) => ana('PUT', `/project-team-members/${idOf(who)}/`, OPS, { role })
  const was = people.find(({ user }) => user.username === 'mia')?.role.name ?? ''
  expect(holds(await give('mia', 'restrict'), 200, member).role.name).toBe('restrict')
  expect(holds(await give('mia', was), 200, member).role.name).toBe(was)
  fails(await give('ana', 'guest'), 409)
  fails(await give('mia', 'king'), 422)
})

test('PSET-09 DELETE /project-team-members/{id}/ takes off, POST …/back/ undoes that', async () => {
  const gus = holds(await ana('GET', MEMBERS, OPS), 200, z.array(member)).find(({ user }) => user.username === 'gus')
  const { tasks, given } = holds(
    await ana('DELETE', `${MEMBERS}${gus?.id}/`, { ...OPS, reassign_to: '' }),
    200,
    z.object({ tasks: z.array(z.string()), given: z.array(z.string()) }),
  )
  const back = { username: 'gus', tasks, instead_of: '', given }
  expect(holds(await ana('POST', `${MEMBERS}back/`, OPS, back), 201, member).role.name).toBe(gus?.role.name)
  fails(await ana('POST', `${MEMBERS}back/`, OPS, back), 409)
})

test('PSET-12 PSET-13 what replaced a type or a label is undone once', async () => {
  for (const [list, replace] of [
    ['/project-templates/type/', 'replace'],
    ['/task-labels/', 'merge'],
  ] as const) {
    const moved = z.object({ moved: z.number() })
    const make = async (title: string) => holds(await ana('POST', list, WEBSITE, { title }), 201, z.looseObject({ id: z.number() })).id
    const [gone, other] = [await make('Goes and comes'), await make('Stays there')]
    holds(await ana('POST', `${list}${gone}/${replace}/`, WEBSITE, { with: other }), 200, moved)
    expect(holds(await ana('POST', `${list}${gone}/put-back/`, WEBSITE, {}), 200, moved)).toEqual({ moved: 0 })
    fails(await ana('POST', `${list}${gone}/put-back/`, WEBSITE, {}), 404)
    for (const id of [gone, other]) expect((await ana('DELETE', `${list}${id}`, WEBSITE)).status).toBe(200)
  }
})

test('REST-06 GET /projects/sidebar/ answers every feature, hidden ones too', async () => {
  const titles = holds(await ana('GET', '/projects/sidebar/', WEBSITE), 200, z.array(feature)).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Overview', 'Sprints', 'Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team']))
})

test('REST-07 GET /projects/{slug}/ answers one with the caller’s role', async () => {
  expect(holds(await host.as('mia')('GET', '/projects/website/', ACME), 200, project).logged_user_role).toEqual({ name: 'member' })
  expect(holds(await ana('GET', '/projects/website/', ACME), 200, project).logged_user_role).toEqual({ name: 'admin' })
})

test('REST-09 GET /projects/compact/ answers slug and name', async () => {
  expect(holds(await ana('GET', '/projects/compact/', { ...ACME, sort: 'ASC' }), 200, z.array(compact)).length).toBeGreaterThanOrEqual(3)
})

test('REST-10 GET /projects-workflows/ answers workflows', async () => {
  expect(holds(await ana('GET', '/projects-workflows/', WEBSITE), 200, z.array(coloured)).length).toBeGreaterThanOrEqual(2)
})

test('REST-11 GET /feeds/notifications/ answers notifications', async () => {
  const told = holds(await ana('GET', '/feeds/notifications/', { page: 1, ...ACME }), 200, z.array(notification))
  const first = told.slice(0, 1).map(({ uuid }) => uuid)
  if (first.length > 0) holds(await ana('PUT', '/feeds/notifications/', ACME, { read: true, uuids: first }), 200, marked)
  fails(await ana('PUT', '/feeds/notifications/', ACME, { read: true, unknown: 1 }), 400)
})

test('INBOX-12 the inbox, what is unread, and marks', async () => {
  const inbox = await ana('GET', '/feeds/inbox/', { tab: 'all', per_page: 2 })
  const page = fits(inbox.body, z.object({ data: z.array(notification), next_before: z.string().nullable() }))
  holds(await ana('GET', '/feeds/unread/'), 200, unread)
  const [told] = page.data
  if (told) holds(await ana('PUT', `/feeds/notifications/${told.uuid}/`, {}, { done: true }), 200, marked)
  if (told) holds(await ana('PUT', '/feeds/notifications/', {}, { done: false, uuids: [told.uuid] }), 200, marked)
  fails(await ana('PUT', '/feeds/notifications/', {}, {}), 400)
})

test('INBOX-06 INBOX-14 watching, muting and switches', async () => {
  for (const [method, path] of [
    ['GET', '/task-watchers/'],
    ['POST', '/task-watchers/'],
    ['DELETE', '/task-watchers/'],
    ['POST', '/notification-mutes/'],
    ['DELETE', '/notification-mutes/'],
  ] as const)
    holds(await ana(method, path, WEBSITE), 200, watching)
  const switches = z.array(z.object({ name: z.string(), title: z.string(), in_app: z.boolean(), locked: z.boolean(), mail: z.string() }))
  const [first] = holds(await ana('GET', '/feeds/switches/'), 200, switches)
  fails(await ana('PUT', `/feeds/switches/${first?.name}/`, {}, { in_app: false }), 422)
  holds(await ana('PUT', '/feeds/switches/status/', {}, { in_app: true }), 200, switches)
  const place = z.object({ slug: z.string(), name: z.string() })
  const mails = z.array(z.object({ kind: z.string(), value: z.string(), inherited: z.boolean(), company: place.nullable() }))
  holds(await ana('GET', '/feeds/mail-settings/'), 200, mails)
  holds(await ana('PUT', '/feeds/mail-settings/rest/', {}, { value: 'weekly', company_slug: 'acme' }), 200, mails)
  holds(await ana('PUT', '/feeds/mail-settings/rest/', {}, { value: null, company_slug: 'acme' }), 200, mails)
  fails(await ana('PUT', '/feeds/mail-settings/mentioned/', {}, { value: 'weekly' }), 422)
  fails(await ana('POST', '/feeds/unsubscribe/', {}, { token: 'none' }), 404)
})

test('a reminder is set, moved and taken away, and answers for the one before', async () => {
  const { nodes } = {
    nodes: holds(await ana('GET', '/tasks/', { ...WEBSITE, page: 1 }), 200, z.array(z.looseObject({ uuid: z.string() }))),
  }
  const at = { ...WEBSITE, task_uuid: nodes[0]?.uuid ?? '' }
  const reminder = z.object({ at: z.string().nullable(), before: z.string().nullable() })
  const day = new Date(Date.now() + 86_400_000).toISOString()
  expect(holds(await ana('PUT', '/task-reminders/', at, { at: day }), 200, reminder)).toEqual({ at: day, before: null })
  expect(holds(await ana('PUT', '/task-reminders/', at, { at: null }), 200, reminder)).toEqual({ at: null, before: day })
  fails(await ana('PUT', '/task-reminders/', at, { at: 'soon' }), 422)
})

test('REST-12 GET /project-team-members/ answers people with roles', async () => {
  const members = holds(await ana('GET', MEMBERS, WEBSITE), 200, z.array(member))
  expect(members.find(({ user }) => user.username === 'gus')?.role.name).toBe('guest')
})

test('REST-13 GET …/not-added/ answers people; REST-14 is the admins’', async () => {
  const free = holds(await ana('GET', `${MEMBERS}not-added/`, WEBSITE), 200, z.array(person))
  expect(free.map(({ username }) => username)).not.toContain('mia')
  fails(await host.as('mia')('POST', MEMBERS, WEBSITE, { username: 'dora', role: 'member' }), 403)
})

test.skipIf(!MAY_LEAVE_TRACES)('REST-14 POST /project-team-members/ adds a person of the workspace', async () => {
  const made = holds(await ana('POST', '/projects/', ACME, { name: 'Members Project', code: 'MEM' }), 201, project)
  const at = { ...ACME, project_slug: made.slug }
  expect(holds(await ana('POST', MEMBERS, at, { username: 'mia', role: 'member' }), 201, member).user.username).toBe('mia')
})

test.skipIf(!MAY_LEAVE_TRACES)('REST-15 POST …/invite/ takes parallel lists and names the wrong entry', async () => {
  const body = { emails: ['new@example.com'], names: ['New'], roles: ['guest'] }
  expect(holds(await ana('POST', `${MEMBERS}invite/`, WEBSITE, body), 201, z.object({ sent: z.number() })).sent).toBe(1)
  const wrong = fails(await ana('POST', `${MEMBERS}invite/`, WEBSITE, { ...body, emails: ['nonsense'] }), 422)
  expect(wrong.errors['emails.0']).toEqual([expect.any(String)])
})

test('REST-15 inviting is gated by the plan (PLAN-01)', async () => {
  const garden = { company_slug: 'freebird', project_slug: 'garden' }
  const body = { emails: ['new@example.com'], names: ['New'], roles: ['guest'] }
  fails(await host.as('fay')('POST', `${MEMBERS}invite/`, garden, body), 402, 'plan_required')
})

test('REST-16 REST-17 REST-18 REST-19 the shareable link is switched, replaced, given a role; an old one is dead', async () => {
  const before = holds(await ana('GET', SHARE, WEBSITE), 200, link)
  const on = holds(await ana('POST', SHARE, { ...WEBSITE, status: true }), 200, link)
  expect(on.share_enabled).toBe(true)
  const token = new URL(on.url ?? '').searchParams.get('token') ?? ''
  expect(holds(await host.as(null)('GET', `/invitations/${token}`), 200, invitation)).toMatchObject({ kind: 'link', state: 'open' })
  const fresh = holds(await ana('PUT', SHARE, WEBSITE), 200, link)
  expect(fresh.url).not.toBe(on.url)
  const old = await host.as(null)('GET', `/invitations/${token}`)
  expect(old.status === 404 || old.body.data.state !== 'open').toBe(true)
  expect(holds(await ana('PUT', `${SHARE}/role`, WEBSITE, { role: 'restrict' }), 200, link).role_name).toBe('restrict')
  await ana('PUT', `${SHARE}/role`, WEBSITE, { role: before.role_name })
  expect(holds(await ana('POST', SHARE, { ...WEBSITE, status: before.share_enabled }), 200, link).share_enabled).toBe(before.share_enabled)
  fails(await host.as('mia')('GET', SHARE, WEBSITE), 403)
})

test('FIRST-08 GET /auth/me/invitations answers what waits for the caller', async () => {
  const received = z.object({
    uuid: z.uuid(),
    project: z.object({ name: z.string(), slug: z.string() }),
    company: z.object({ name: z.string(), slug: z.string() }),
    inviter: z.object({ name: z.string() }),
    role_name: z.string(),
    expires_at: z.object({ timestamp: z.number().int() }),
  })
  holds(await ana('GET', '/auth/me/invitations'), 200, z.array(received))
  fails(await host.as(null)('GET', '/auth/me/invitations'), 401)
})

test('OPEN-03 GET /invitations/{token} answers 404 for an unknown one', async () => {
  fails(await host.as(null)('GET', '/invitations/no-such-token'), 404)
})

test('SCREEN-15 an archived project is read-only until its owner reopens it', async () => {
  const at = { company_slug: 'acme', project_slug: 'ops' }
  const status = (current_status: number) => ana('PUT', '/projects/ops/', { company_slug: 'acme' }, { current_status })
  expect(holds(await status(2), 200, project).current_status).toBe(2)
  fails(await ana('POST', '/user-stories/', at, { title: 'Too late' }), 409, 'project_archived')
  fails(await ana('PUT', '/projects/ops/', { company_slug: 'acme' }, { name: 'Too late' }), 409, 'project_archived')
  expect((await ana('GET', '/user-stories/', at)).status).toBe(200)
  expect(holds(await status(0), 200, project).current_status).toBe(0)
})
