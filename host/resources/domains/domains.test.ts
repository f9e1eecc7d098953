// The domain of a workspace over HTTP, with name servers that say what the test wants.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { checkDomain, recordText } from './domain-checks.ts'
import type { DomainLookup } from './domain-lookup.ts'
import { domainOf, isApex, NO_DOMAIN } from './domain-name.ts'
import { checkDueDomains } from './domains.store.ts'
import { companyDomains } from './domains.table.ts'

/** What the name servers know; null: they do not answer. */
type Zone = { txt?: Record<string, string[]>; cname?: Record<string, string>; a?: Record<string, string[]> }
let zone: Zone | null = {}
const known = <T>(of: Record<string, T> | undefined, name: string): T | undefined => of?.[name]
const answering = async <T>(find: (zone: Zone) => T): Promise<T> => {
  if (zone === null) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  return find(zone)
}
const lookup: DomainLookup = {
  txt: (name) => answering((now) => known(now.txt, name) ?? []),
  cname: (name) => answering((now) => known(now.cname, name) ?? null),
  addresses: (name) => answering((now) => known(now.a, name) ?? []),
}

const TARGET = 'app.palette.test'
const DOMAIN = 'work.example.com'
const PATH = '/companies/acme/domain'
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ lookup, env: { APP_URL: 'https://palette.test', DOMAIN_TARGET: TARGET } })
  await makeTeam(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  zone = {}
  await world.db.delete(companyDomains)
  await world.db.execute(sql`delete from notification_events`)
  await world.db.execute(sql`delete from notifications`)
})

const get = async () => (await world.as('ana').get(PATH)).body.data
const put = (domain: string, who = 'ana', path = PATH) => world.as(who).put(path, {}, { domain })
/** The limit is by workspace and address. */
let asked = 0
const check = (who = 'ana', path = PATH) =>
  world.as(who).send({ method: 'POST', url: `${path}/check`, remoteAddress: `10.0.${asked >> 6}.${asked++ & 63}` })
const proof = (token: string): Zone => ({ txt: { [`_palette.${DOMAIN}`]: [recordText(token)] } })
const due = (after: number) =>
  checkDueDomains({ db: world.db, lookup, target: TARGET, appUrl: world.settings.appUrl }, new Date(Date.now() + after))
const DAY = 86_400_000
const row = async () => (await world.db.select().from(companyDomains))[0]

test.each([
  [' Work.Example.COM ', 'work.example.com'],
  ['https://work.example.com/some/path?x=1', 'work.example.com'],
  ['work.example.com.', 'work.example.com'],
  ['bücher.example.de', 'xn--bcher-kva.example.de'],
  ['example.co.uk', 'example.co.uk'],
  ['me.github.io', 'me.github.io'],
])('DOMAIN-01 what is typed becomes a host name: %s', (typed, domain) => {
  expect(domainOf(typed, 'palette.test')).toBe(domain)
})

test.each([
  ...['', '   ', 'work', 'localhost', '10.1.2.3', '[::1]', '2130706433', 'work.example.com:8443', 'https://work.example.com:443/', 'co.uk'],
  ...['github.io', 'work.example.nosuchsuffix', 'palette.com.palette', 'app.palette.com', 'palette.com', 'a b.com', '_x.example.com'],
  ...['-a.example.com', `${'a'.repeat(64)}.example.com`, `${'abcdefgh.'.repeat(30)}example.com`, 'user@example.com', 'https://'],
])('DOMAIN-01 what will not do is refused: %s', (typed) => {
  expect(domainOf(typed, 'palette.com')).toBeNull()
})

test('DOMAIN-03 an apex is told from what is below it', () => {
  expect(['example.com', 'work.example.com', 'example.co.uk', 'me.github.io'].map(isApex)).toEqual([true, false, true, true])
})

test('DOMAIN-01 DOMAIN-02 DOMAIN-03 DOMAIN-09 a claim waits, and says which records it waits for; another one takes its place', async () => {
  expect(await get()).toBeNull()
  expect((await put('nothing')).body.errors).toEqual({ domain: [NO_DOMAIN] })
  const made = (await put(`https://${DOMAIN}/x`)).body.data
  expect(made).toEqual({
    domain: DOMAIN,
    state: 'waiting',
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
    target: TARGET,
    is_apex: false,
    txt_record: { name: `_palette.${DOMAIN}`, value: `palette-verify=${made.token}` },
    verified_at: null,
    broken_at: null,
    checks: [],
  })
  expect((await put(DOMAIN)).body.data).toEqual(made)
  expect((await put('example.com')).body.data).toMatchObject({ domain: 'example.com', is_apex: true, state: 'waiting' })
  expect((await put(DOMAIN)).body.data.token).toBe(made.token)
  expect((await world.as('ana').del(PATH)).body).toEqual({ data: null })
  expect((await world.as('ana').del(PATH)).status).toBe(404)
  expect((await check()).status).toBe(404)
})

const chain = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at === 0 ? DOMAIN : `c${at}.test`, `c${at + 1}.test`]))

test('DOMAIN-04 DOMAIN-05 each case has a sentence of its own', async () => {
  const cases: [Zone | null, 0 | 1, boolean | null, string][] = [
    [proof('abc'), 0, true, 'Found palette-verify=abc.'],
    [{}, 0, false, 'Found: nothing yet. DNS changes can take up to 48 hours.'],
    [proof('other'), 0, false, 'Found palette-verify=other, expected palette-verify=abc.'],
    [null, 0, null, 'The name servers did not answer. Nothing was changed.'],
    [{ cname: { [DOMAIN]: 'cdn.test', 'cdn.test': TARGET } }, 1, true, `Found ${TARGET}.`],
    [{ a: { [DOMAIN]: ['192.0.2.1'], [TARGET]: ['192.0.2.1'] } }, 1, true, `Found the addresses of ${TARGET}.`],
    [{ cname: { [DOMAIN]: 'other.test' }, a: { 'other.test': ['192.0.2.9'] } }, 1, false, `Found other.test, expected ${TARGET}.`],
    [{ cname: { [DOMAIN]: 'other.test' } }, 1, false, `Found other.test, which has no address; expected ${TARGET}.`],
    [
      { a: { [DOMAIN]: ['192.0.2.2'], [TARGET]: ['192.0.2.1'] } },
      1,
      false,
      'This address answers through a proxy; that is fine if it passes requests on.',
    ],
    [{ cname: chain }, 1, false, `Found a chain of more than 8 names that does not reach ${TARGET}.`],
  ]
  const said = []
  for (const [now, at, ok, message] of cases) {
    zone = now
    const checks = await checkDomain(lookup, { domain: DOMAIN, token: 'abc', target: TARGET }, new Date())
    expect(checks[at]).toMatchObject({ ok, message })
    said.push(message)
  }
  expect(new Set(said).size).toBe(10)
})

test('DOMAIN-02 DOMAIN-04 the record of ownership alone decides; the way of requests may stay open; silence changes nothing', async () => {
  const { token } = (await put(DOMAIN)).body.data
  expect((await check()).body.data).toMatchObject({ state: 'waiting', checks: [{ kind: 'ownership', ok: false }, { kind: 'routing' }] })
  zone = null
  expect((await check()).body.data).toMatchObject({ state: 'waiting', checks: [{ ok: null }, { ok: null }] })
  zone = proof(token)
  expect((await check()).body.data).toMatchObject({ state: 'verified', checks: [{ ok: true }, { kind: 'routing', ok: false }] })
  for (const gone of [null, {}]) {
    zone = gone
    expect((await check()).body.data).toMatchObject({ state: 'verified' })
  }
})

test('DOMAIN-02 the first to verify wins; the claim of another workspace waits, and is told so', async () => {
  const theirs = '/companies/globex/domain'
  const [ours, other] = [(await put(DOMAIN)).body.data.token, (await put(DOMAIN, 'dora', theirs)).body.data.token]
  expect(ours).not.toBe(other)
  zone = { txt: { [`_palette.${DOMAIN}`]: [recordText(ours), recordText(other)] } }
  expect((await check()).body.data.state).toBe('verified')
  const taken = { status: 409, body: { code: 'domain_taken', message: 'This domain belongs to another workspace.' } }
  expect(await check('dora', theirs)).toMatchObject(taken)
  expect(await due(6 * 60_000)).toBe(1)
  expect((await world.as('dora').get(theirs)).body.data).toMatchObject({ state: 'waiting', checks: [{ ok: true }, {}] })
  await world.as('dora').del(theirs)
  expect(await put(DOMAIN, 'dora', theirs)).toMatchObject(taken)
})

test('DOMAIN-06 a claim is looked for every 5 minutes, hourly after 3 days, never again after 14, daily once verified', async () => {
  const { token } = (await put(DOMAIN)).body.data
  const next = async () => {
    const { nextCheckAt } = (await row()) ?? {}
    return nextCheckAt && Math.round((nextCheckAt.getTime() - Date.now()) / 60_000)
  }
  expect(await next()).toBe(5)
  expect(await due(0)).toBe(0)
  expect(await due(6 * 60_000)).toBe(1)
  expect(await next()).toBe(11)
  for (const [days, minutes] of [
    [4, 60],
    [15, null],
  ] as const) {
    await world.db.update(companyDomains).set({ claimedAt: new Date(Date.now() - days * DAY), nextCheckAt: new Date() })
    expect(await due(0)).toBe(1)
    expect(await next()).toBe(minutes)
  }
  zone = proof(token)
  await check()
  expect(await next()).toBe(24 * 60)
})

const newsOf = async () => {
  const { rows } = await world.db.execute(sql`select e.reason, e.detail from notification_events e`)
  return rows
}

test('DOMAIN-06 DOMAIN-10 three daily misses break a domain: its owner is told and written to; 7 days later it is gone', async () => {
  const { token } = (await put(DOMAIN)).body.data
  zone = proof(token)
  await due(6 * 60_000)
  expect(await get()).toMatchObject({ state: 'verified' })
  expect(await newsOf()).toEqual([{ reason: 'domain_verified', detail: { name: DOMAIN } }])
  zone = {}
  const states = []
  for (const days of [2, 3, 4]) {
    await due(days * DAY)
    states.push((await get()).state)
  }
  expect(states).toEqual(['verified', 'verified', 'broken'])
  expect(await newsOf()).toContainEqual({ reason: 'domain_broken', detail: { name: DOMAIN } })
  await world.sendMails(new Date(Date.now() + 1_000))
  expect(world.mails.at(-1)).toMatchObject({ to: 'ana@example.com', subject: `${DOMAIN} will stop leading to “acme”` })
  await due(8 * DAY)
  expect(await get()).toMatchObject({ state: 'broken' })
  await due(12 * DAY)
  expect(await get()).toBeNull()
  const { rows } = await world.db.execute(sql`
    select action, actor_name as who from audit_events where actor_id is null and sentence like ${`%${DOMAIN}%`} order by id desc limit 3`)
  expect(rows.reverse()).toEqual(['domain.verify', 'domain.break', 'domain.lose'].map((action) => ({ action, who: 'Palette' })))
})

test('DOMAIN-02 DOMAIN-06 a broken domain is verified again when its record is back; silence on a day is no miss', async () => {
  const { token } = (await put(DOMAIN)).body.data
  zone = proof(token)
  await check()
  const id = eq(companyDomains.domain, DOMAIN)
  await world.db.update(companyDomains).set({ missed: 2 }).where(id)
  zone = null
  await due(2 * DAY)
  expect(await row()).toMatchObject({ state: 'verified', missed: 2 })
  zone = {}
  await due(4 * DAY)
  expect(await row()).toMatchObject({ state: 'broken', missed: 3 })
  zone = proof(token)
  expect((await check()).body.data).toMatchObject({ state: 'verified', broken_at: null })
  expect(await row()).toMatchObject({ missed: 0 })
})

test('DOMAIN-08 a proxy hears of verified and lately broken domains alone', async () => {
  const allowed = async (domain = DOMAIN) => (await world.as(null).get('/domains/allowed', { domain })).status
  const { token } = (await put(DOMAIN)).body.data
  expect(await allowed()).toBe(404)
  zone = proof(token)
  await check()
  expect([await allowed(), await allowed('WORK.example.com.'), await allowed('other.example.com')]).toEqual([200, 200, 404])
  const broken = (days: number) => world.db.update(companyDomains).set({ state: 'broken', brokenAt: new Date(Date.now() - days * DAY) })
  await broken(6)
  expect(await allowed()).toBe(200)
  await broken(8)
  expect(await allowed()).toBe(404)
})

test('DOMAIN-09 only the owner; ten looks a minute', async () => {
  await put(DOMAIN)
  for (const [who, status] of [
    ['mia', 403],
    ['dora', 404],
  ] as const)
    expect([(await world.as(who).get(PATH)).status, (await put('a.example.com', who)).status, (await check(who)).status]).toEqual([
      status,
      status,
      status,
    ])
  expect((await world.as('mia').del(PATH)).status).toBe(403)
  const statuses = []
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push((await world.as('ana').send({ method: 'POST', url: `${PATH}/check`, remoteAddress: '10.9.0.1' })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
