// Who may no more: every route of the workspace for its members, for who was removed, for an ended session, and for the owner before. Generated, as the policy's.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type Answer, openHostWorld } from '#tests/kit/host-world.ts'

// Opened before the tests are listed, because its routes say which there are.
const world = await openHostWorld()
beforeAll(() => makeTeam(world))
afterAll(() => world.close())

const AT = { company_slug: 'acme' }
/** Removing oneself and signing out end what is asked for behind them. */
const ENDS = /^POST \/(project-)?team-members\/leave\/$|^(POST|DELETE) \/auth\//
const rows = [...world.app.rules].map(([name, rule]) => ({ name, who: rule.who })).filter(({ name }) => !ENDS.test(name))
const inside = rows.filter(({ who }) => /^(company|project)-/.test(who))
const ofOwner = rows.filter(({ who }) => who === 'company-owner')

/** Without a body: who gets past the policy is told what is missing. */
function call(who: string, name: string): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const params: Record<string, string> = { slug: 'acme', projectSlug: 'website', uuid: randomUUID(), id: '2000000000' }
  const url = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? 'unknown')
  return world.as(who).send({ method: method as 'GET', url, query: { ...AT, project_slug: 'website' } })
}

describe('SMTP-10 DOMAIN-09 TEAM-02 TLOG-04 WSET-05 what is the owner’s is nobody else’s in the workspace', () => {
  test('there are such routes of settings, mail, domain, team, log and money', () => {
    const names = ofOwner.map(({ name }) => name).join('\n')
    for (const part of ['/settings', '/smtp', '/domain', '/team-members/', '/team-members/log/', '/billing', '/transfer', '/invoices/'])
      expect(names).toContain(part)
  })
  test.each(ofOwner)('403: $name', async ({ name }) => {
    for (const who of ['ben', 'mia', 'rex', 'gus', 'nia'])
      expect({ who, ...(await call(who, name)) }).toMatchObject({ who, status: 403, body: { code: 'forbidden' } })
  })
})

describe('TEAM-08 who was removed is a stranger to every route of the workspace', () => {
  beforeAll(async () => {
    // A session of before: it goes on, and leads nowhere here.
    await world.as('rex').token()
    expect((await world.as('ana').send({ method: 'DELETE', url: '/team-members/rex/', query: AT, body: { hand_over: [] } })).status).toBe(
      200,
    )
  })
  test.each(inside)('404: $name', async ({ name }) => {
    expect(await call('rex', name)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('SESS-01 an ended session opens nothing', () => {
  beforeAll(async () => {
    await world.as('gus').token()
    await world.db.execute(sql`delete from sessions where person_id = (select id from people where username = 'gus')`)
  })
  test.each(rows.filter(({ who }) => who !== 'public' && who !== 'anyone'))('401: $name', async ({ name }) => {
    expect((await call('gus', name)).status).toBe(401)
  })
})

describe('WSET-08 with the workspace everything of its owner changes hands', () => {
  beforeAll(async () => {
    await world.db.execute(sql`insert into company_transfers (company_id, to_person_id, created_at, expires_at)
      select c.id, p.id, now(), now() + interval '7 days' from companies c, people p where c.slug = 'acme' and p.username = 'mia'`)
    expect((await world.as('mia').put('/companies/acme/transfer', {}, { accept: true })).status).toBe(200)
  })
  test.each(ofOwner)('403 for the owner before, not for the new one: $name', async ({ name }) => {
    expect(await call('ana', name)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect([401, 403, 500]).not.toContain((await call('mia', name)).status)
  })
})
