// The public page of a project: its owner's switch, and what strangers are told: never more than it says.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { LOOKS_PER_MINUTE } from './public-projects.routes.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())
const ACME = { company_slug: 'acme' }
const SWITCH = '/projects/website/public/'
const off = () =>
  world.db.execute(sql`update projects set public_token = null, public_by = null, public_since = null, public_shows = default`)
afterEach(async () => {
  await off()
})

const publish = async (shows: object = {}): Promise<string> => {
  const answer = await world.as('ana').put(SWITCH, ACME, { is_on: true, shows })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data.token
}
const look = (token: string, path = '', query: Record<string, string> = {}, who: string | null = null) =>
  world.as(who).get(`/public/projects/${token}/${path}`, query)
const codes = async (token: string, query: Record<string, string> = {}) =>
  (await look(token, 'tasks/', { per_page: '100', ...query })).body.data.map(({ code }: AnyTask) => code)

test('BP-01 BP-08 off by default; its owner switches it on and sees who did and when; nobody else is told of the address', async () => {
  expect((await world.as('ana').get(SWITCH, ACME)).body.data).toEqual({
    ...{ is_on: false, token: null, by: null, since: null },
    shows: { labels: true, dates: true, descriptions: false, assignees: false, done: 'recent' },
  })
  const token = await publish()
  expect(token).toMatch(/^[\w-]{22}$/)
  expect((await world.as('ana').get(SWITCH, ACME)).body.data).toMatchObject({ is_on: true, token, by: { username: 'ana' } })
  for (const who of ['ben', 'mia', 'gus']) {
    expect((await world.as(who).get(SWITCH, ACME)).status).toBe(403)
    expect((await world.as(who).put(SWITCH, ACME, { is_on: false })).status).toBe(403)
    expect(JSON.stringify((await world.as(who).get('/projects/website/', ACME)).body)).not.toContain(token)
  }
  for (const body of [{}, { is_on: 'yes' }, { shows: { done: 'some' } }, { shows: { people: true } }])
    expect((await world.as('ana').put(SWITCH, ACME, body)).status).toBeGreaterThanOrEqual(400)
})

test('BP-01 switching on is paid for; what is on stays on when the plan ends', async () => {
  const owner = (
    await world.db.execute<{ username: string }>(
      sql`select p.username from companies c join people p on p.id = c.owner_id where c.slug = 'freebird'`,
    )
  ).rows[0]
  const at = { company_slug: GARDEN.company_slug }
  const free = world.as(owner?.username ?? '')
  expect((await free.put('/projects/garden/public/', at, { is_on: true })).status).toBe(402)
  expect((await free.put('/projects/garden/public/', at, { shows: { labels: false } })).status).toBe(200)
  await world.db.execute(sql`update projects set public_token = 'kept', public_since = now() where slug = 'garden'`)
  expect((await look('kept')).status).toBe(200)
  expect((await free.post('/projects/garden/public/token/', at)).status).toBe(200)
})

test('BP-02 another address and switching off kill the old one at once; on again it is another', async () => {
  const first = await publish()
  const second = (await world.as('ana').post(`${SWITCH}token/`, ACME)).body.data.token
  expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
  await world.as('ana').put(SWITCH, ACME, { is_on: false })
  expect((await look(second)).status).toBe(404)
  expect((await world.as('ana').post(`${SWITCH}token/`, ACME)).status).toBe(409)
  expect(await publish()).not.toBe(second)
})

test('BP-04 unknown, off, archived and deleted are one sentence; robots and referrers are told to stay away', async () => {
  const token = await publish()
  expect((await look(token)).headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  const gone = (await look('nothing-like-it')).body
  expect(gone.message).toBe('There is nothing at this address.')
  for (const [set, back] of [
    [sql`current_status = 2`, sql`current_status = 0`],
    [sql`deleted_at = now()`, sql`deleted_at = null`],
  ] as const) {
    await world.db.execute(sql`update projects set ${set} where public_token = ${token}`)
    for (const path of ['', 'tasks/', 'tasks/WEB-1/']) expect([path, (await look(token, path)).body]).toEqual([path, gone])
    await world.db.execute(sql`update projects set ${back} where public_token = ${token}`)
  }
  expect((await look(token)).status).toBe(200)
})

test('BP-03 drafts and archived tasks never leave the project, done ones as its owner says', async () => {
  const token = await publish()
  const [open, draft, stowed, fresh, old] = [
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
    await makeTask(world),
  ]
  await world.as('ana').put(`/tasks/${draft.uuid}/`, WEBSITE, { is_draft: true })
  await world.as('ana').put(`/tasks/${stowed.uuid}/`, WEBSITE, { is_archived: true })
  for (const { uuid } of [fresh, old]) await world.as('ana').put(`/tasks/${uuid}/done/`, WEBSITE, { username: 'ana' })
  await world.db.execute(sql`update task_completions set done_at = now() - interval '31 days' where task_id = ${old.uuid}`)
  const seen = async () => {
    const found = await codes(token, { search: 'A task of the test' })
    return [open, draft, stowed, fresh, old].map(({ code }) => found.includes(code))
  }
  expect(await seen()).toEqual([true, false, false, true, false])
  await world.as('ana').put(SWITCH, ACME, { shows: { done: 'all' } })
  expect(await seen()).toEqual([true, false, false, true, true])
  await world.as('ana').put(SWITCH, ACME, { shows: { done: 'none' } })
  expect(await seen()).toEqual([true, false, false, false, false])
  for (const { code } of [draft, stowed, fresh]) expect((await look(token, `tasks/${code}/`)).status).toBe(404)
  const { counts } = (await look(token)).body.data
  expect(counts.done).toBe(0)
  expect((await look(token, 'tasks/', { per_page: '1' })).body.total).toBe(counts.tasks)
})

test('BP-03 labels, dates, descriptions and names are told only where they are shown, and cannot be searched for otherwise', async () => {
  const label = await world.as('ana').post('/task-labels/', WEBSITE, { title: 'Very secret label', color: '#ff8800' })
  const task = await makeTask(world, 'ana', WEBSITE, {
    title: 'Plain title',
    description: '<p>Hidden words <span data-username="mia">@Mia</span></p>',
    due_date: '2027-01-08T17:00:00Z',
  })
  await world.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid }, { username: 'mia' })
  await world.as('ana').post(`/task-labels/${label.body.data.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const token = await publish({ labels: false, dates: false })
  const one = async () => (await look(token, `tasks/${task.code}/`)).body.data
  expect(await one()).toMatchObject({ title: 'Plain title', labels: [], assignees: [], due_date: null, description: null })
  expect((await look(token)).body.data).toMatchObject({ labels: [], project: { description: null } })
  for (const query of [{ search: 'Hidden words' }, { search: 'Mia' }]) expect(await codes(token, query)).toEqual([])
  expect(await codes(token, { label: 'Very secret label', search: 'Plain title' })).toContain(task.code)
  await world.as('ana').put(SWITCH, ACME, { shows: { labels: true, dates: true, descriptions: true, assignees: true } })
  expect(await one()).toMatchObject({
    labels: [{ title: 'Very secret label' }],
    assignees: [{ name: 'Mia Chen' }],
    due_date: { timestamp: Date.UTC(2027, 0, 8, 17) / 1000 },
    description: '<p>Hidden words <span>@Mia</span></p>',
  })
  expect(await codes(token, { label: 'Very secret label' })).toEqual([task.code])
  expect((await look(token)).body.data.labels).toContainEqual({ title: 'Very secret label', color: '#ff8800' })
})

test('BP-04 BP-11 pages of 50, by status, words and order; the page of another project holds none of it', async () => {
  const token = await publish({ done: 'all' })
  const first = (await look(token, 'tasks/')).body
  expect(first.data).toHaveLength(50)
  const status = (await look(token)).body.data.workflows[1]
  const inIt = (await look(token, 'tasks/', { workflow_id: String(status.id) })).body.data
  expect(new Set(inIt.map(({ workflow }: AnyTask) => workflow.title))).toEqual(new Set([status.title]))
  const titles = (await look(token, 'tasks/', { sort: 'title' })).body.data.map(({ title }: AnyTask) => title.toLowerCase())
  expect(titles).toEqual(
    (
      await world.db.execute<{ title: string }>(
        sql`select title from (select lower(unnest(${sql.param(titles)}::text[])) as title) t order by title`,
      )
    ).rows.map(({ title }) => title),
  )
  const ops = (await world.as('ana').put('/projects/ops/public/', ACME, { is_on: true, shows: { done: 'all' } })).body.data.token
  const elsewhere = await codes(ops)
  expect(elsewhere.every((code: string) => !code.startsWith('WEB-'))).toBe(true)
  expect((await look(ops, `tasks/${first.data[0].code}/`)).status).toBe(404)
})

test('BP-06 a member is told where the project is, a stranger is not', async () => {
  const token = await publish()
  expect((await look(token, 'home/', {}, 'gus')).body.data).toEqual({
    company: { slug: 'acme', name: 'Acme' },
    project: { slug: 'website' },
  })
  expect((await look(token, 'home/', {}, 'dora')).status).toBe(404)
  expect((await look(token, 'home/')).status).toBe(401)
})

test('BP-03 better than Kanboard: no public answer over the sample world holds a username, an e-mail, a file, a comment or a text of another project', async () => {
  const own = await openHostWorld({ sample: true })
  try {
    const shows = { labels: true, dates: true, descriptions: true, assignees: true, done: 'all' }
    const { token } = (await own.as('ana').put(SWITCH, ACME, { is_on: true, shows })).body.data
    const ask = async (path: string, query: Record<string, string> = {}) => {
      const answer = await own.as(null).get(`/public/projects/${token}/${path}`, query)
      expect(answer.status).toBe(200)
      return answer.body
    }
    const lists = [await ask('')]
    for (let page = 1; page <= (lists[1]?.total_pages ?? 1); page += 1)
      lists.push(await ask('tasks/', { per_page: '100', page: String(page) }))
    const codes = lists.slice(1).flatMap(({ data }) => data.map(({ code }: AnyTask) => code))
    const details: object[] = []
    for (const code of codes.slice(0, 60)) details.push(await ask(`tasks/${code}/`))
    const column = async (query: string) => (await own.db.execute<{ it: string }>(sql.raw(query))).rows.map(({ it }) => it)
    const website = `(select id from projects where slug = 'website')`
    const never = [
      ...(await column('select email as it from people')),
      ...(await column(`select '"' || username || '"' as it from people`)),
      ...(await column('select id::text as it from tasks')),
      ...(await column('select html as it from comments where length(html) > 16')),
      ...(await column(`select it from (select regexp_replace(html, '<[^>]*>', '', 'g') as it from comments) c where length(it) > 24`)),
      ...(await column(`select comment as it from time_entries where length(comment) > 16`)),
      ...(await column('select title as it from threads where length(title) > 16')),
    ]
    const notInLists = [
      ...(await column('select filename as it from attachments where length(filename) > 6')),
      ...(await column(`select title as it from tasks where length(title) > 20 and project_id <> ${website}
        and title not in (select title from tasks where project_id = ${website})`)),
      ...(await column('select goal as it from sprints where length(goal) > 10')),
    ]
    expect([never.length > 300, notInLists.length > 100]).toEqual([true, true])
    const [inLists, everywhere] = [JSON.stringify(lists), JSON.stringify([...lists, ...details])]
    expect(never.filter((secret) => everywhere.includes(secret))).toEqual([])
    expect(notInLists.filter((secret) => inLists.includes(secret))).toEqual([])
    expect(everywhere).not.toMatch(/@example\.com|username|data-/)
  } finally {
    await own.close()
  }
}, 60_000)

test('BP-02 DOMAIN-07 under the domain of another workspace there is nothing at the address; under its own and any other name there is', async () => {
  const token = await publish()
  const companyOf = (slug: string) => sql`(select id from companies where slug = ${slug})`
  for (const slug of ['acme', 'globex'])
    await world.db.execute(sql`insert into company_domains (company_id, domain, token, state, verified_at)
      values (${companyOf(slug)}, ${`work.${slug}.example`}, ${'x'.repeat(32)}, 'verified', now())`)
  const [{ code }] = (await look(token, 'tasks/')).body.data
  const statuses = async (name: string) => {
    const ask = (path: string, who: string | null = null) =>
      world.as(who).send({ method: 'GET', url: `/public/projects/${token}/${path}`, headers: { 'x-forwarded-host': name } })
    const all = await Promise.all([ask(''), ask('tasks/'), ask(`tasks/${code}/`), ask('home/', 'mia')])
    return [...new Set(all.map(({ status }) => status))]
  }
  for (const name of ['work.acme.example', 'WORK.Acme.example.', 'palette.example', 'localhost', ''])
    expect(await statuses(name), name).toEqual([200])
  for (const name of ['work.globex.example', 'Work.globex.example.:443']) expect(await statuses(name), name).toEqual([404])
  // A claim that nobody has proven takes nothing away.
  await world.db.execute(sql`update company_domains set state = 'waiting', verified_at = null where domain = 'work.globex.example'`)
  expect(await statuses('work.globex.example')).toEqual([200])
  await world.db.execute(sql`delete from company_domains`)
})

test('BP-04 looking is limited per address', async () => {
  const own = await openHostWorld({ sample: true })
  try {
    const unknown = () => own.as(null).get('/public/projects/nothing/', {})
    const answers = await Promise.all(Array.from({ length: LOOKS_PER_MINUTE }, unknown))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(await unknown()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  } finally {
    await own.close()
  }
})
