// The policy, route by route: nobody gets further than its rule says. Generated, so a new route is tested the day it is added.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type Answer, openHostWorld } from '#tests/kit/host-world.ts'
import { guardRoutes } from './access.ts'
import type { Rule } from './policy.ts'

// Opened before the tests are listed, because its routes say which there are.
const world = await openHostWorld()
beforeAll(() => makeTeam(world))
afterAll(() => world.close())

/** The id of nothing: what may be deleted is still there for the next route. */
const NOBODYS = '2000000000'
/** Needs no more than a call: whoever may call it is gone for those behind. */
const LEAVE = 'POST /project-team-members/leave/'

const rows = [...world.app.rules].map(([name, rule]) => ({ name, rule }))
const inside = rows.filter(({ rule }) => /^(company|project)-/.test(rule.who))
const ofProject = rows.filter(({ rule }) => rule.who.startsWith('project-'))

function call(who: string | null, name: string, company = 'acme', project: string | null = 'website'): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const params: Record<string, string> = {
    slug: company,
    projectSlug: project ?? 'none',
    uuid: randomUUID(),
    id: NOBODYS,
    token: 'unknown',
  }
  const url = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? 'unknown')
  const query = { company_slug: company, ...(project !== null && { project_slug: project }) }
  return world.as(who).send({ method: method as 'GET', url, query })
}

describe('without a token', () => {
  test.each(rows.filter(({ rule }) => rule.who !== 'public' && rule.who !== 'anyone'))('401: $name', async ({ name }) => {
    expect(await call(null, name)).toMatchObject({ status: 401, body: { message: 'Please sign in.' } })
  })
})

describe('a stranger, a colleague without a seat, and unknown slugs', () => {
  test.each(inside)('404: $name', async ({ name, rule }) => {
    for (const project of rule.projectOptional ? ['website', null] : ['website']) {
      expect(await call('dora', name, 'acme', project)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await call('ana', name, 'no-such-company')).status).toBe(404)
  })
  test.each(ofProject)('404 for a colleague and a wrong project: $name', async ({ name }) => {
    expect((await call('nia', name)).status).toBe(404)
    expect((await call('ana', name, 'acme', 'no-such-project')).status).toBe(404)
  })
  test.each(ofProject)('another workspace’s project under one’s own slug is its own: $name', async ({ name }) => {
    // dora’s globex has a project `website`, too: asking for acme’s through globex must never reach acme’s.
    const answer = await call('dora', name, 'globex', 'open')
    expect(answer.status).toBe(404)
  })
})

const RANK: Record<string, (who: string) => boolean> = {
  'project-read': () => true,
  'project-edit': (who) => ['ana', 'ben', 'mia'].includes(who),
  'project-admin': (who) => ['ana', 'ben'].includes(who),
  'project-owner': (who) => who === 'ana',
}

describe('ROLE-05 ROLE-08 ROLE-09 DEFECT-17 roles', () => {
  const staying = ofProject.filter(({ name }) => name !== LEAVE)
  const cases = staying.flatMap(({ name, rule }) => ['ana', 'ben', 'mia', 'rex', 'gus'].map((who) => ({ name, rule, who })))
  test.each(cases)('$who: $name', async ({ name, rule, who }: { name: string; rule: Rule; who: string }) => {
    const { status, body } = await call(who, name)
    if (RANK[rule.who]?.(who)) expect([401, 402, 403, 500]).not.toContain(status)
    else expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' })
  })
  test.each(ofProject.filter(({ rule }) => rule.who !== 'project-read'))(
    'a reader of an open project changes nothing: $name',
    async ({ name }) => {
      expect((await call('mia', name, 'acme', 'open')).status).toBe(403)
    },
  )
})

describe('OPEN-20 OPEN-41 what a role may do outside tasks', () => {
  const readers = ['ana', 'ben', 'mia', 'rex', 'gus']
  // Settings are the owner's (OPEN-41, REST-08), members are the admin's too.
  const areas: readonly [what: string, names: readonly string[], allowed: readonly string[]][] = [
    ['read members, sprints and time', ['GET /project-team-members/', 'GET /sprints/', 'GET /time-trackings/no-task/'], readers],
    ['work on the project', ['POST /sprints/', 'PUT /user-stories/:id/', 'POST /timer/start/'], ['ana', 'ben', 'mia']],
    ['manage members', ['POST /project-team-members/', 'POST /project-team-members/invite/'], ['ana', 'ben']],
    ['change settings', ['PUT /projects/:projectSlug/privacy', 'PUT /projects/:projectSlug/'], ['ana']],
  ]
  test.each(areas)('%s', async (_, names, allowed) => {
    for (const name of names) {
      const refused: string[] = []
      for (const who of readers) if ((await call(who, name)).status === 403) refused.push(who)
      expect({ name, refused }).toEqual({ name, refused: readers.filter((who) => !allowed.includes(who)) })
    }
  })
})

describe('PLAN-01 PLAN-03 DEFECT-14 plans', () => {
  test.each(rows.filter(({ rule }) => rule.paid))('402: $name', async ({ name }) => {
    for (const [who, company] of [
      ['fay', 'freebird'],
      ['lee', 'lifer'],
    ] as const) {
      expect(await call(who, name, company)).toMatchObject({ status: 402, body: { code: 'plan_required' } })
    }
  })
})

test('API-05 calls without their slugs are 400', async () => {
  expect(await world.as('ana').get('/projects/')).toMatchObject({ status: 400, body: { message: 'company_slug is missing.' } })
  const half = await world.as('ana').get('/project-team-members/', { company_slug: 'acme' })
  expect(half).toMatchObject({ status: 400, body: { message: 'project_slug is missing.' } })
  expect((await world.as('ana').send({ method: 'GET', url: '/projects/?company_slug=acme&company_slug=globex' })).status).toBe(400)
})

test('a route that does not say who may call it stops the start', () => {
  const extra = Fastify()
  const checkExtra = guardRoutes(extra, world.db)
  extra.get('/backdoor', async () => 'open')
  extra.get('/door', { config: { who: 'public' } }, async () => 'open')
  expect(checkExtra).toThrow('Routes that do not say who may call them: GET /backdoor.')
})

test('OPEN-11 OPEN-13 an unforeseen failure is a plain 500', async () => {
  const broken = await openHostWorld()
  await broken.person('eve')
  const caller = broken.as('eve')
  await caller.token()
  await broken.db.execute(sql`alter table company_members rename to gone`)
  const answer = await caller.get('/companies/')
  expect(answer).toEqual(expect.objectContaining({ status: 500 }))
  expect(answer.body).toEqual({ message: 'Something went wrong on the server.', code: 'internal', request_id: expect.any(String) })
  await broken.close()
})

describe('PSET-07 leaving', () => {
  test.each(['ben', 'mia', 'rex', 'gus'])('%s may leave, and has no seat then', async (who) => {
    expect((await call(who, LEAVE)).status).toBe(200)
    expect((await call(who, LEAVE)).status).toBe(404)
  })
  test('the owner stays', async () => {
    expect((await call('ana', LEAVE)).status).toBeGreaterThanOrEqual(400)
    expect((await call('ana', 'GET /sprints/')).status).toBe(200)
  })
})

// Last: some of these calls end sessions.
describe('SESS-09 whoever is answered, and whatever', () => {
  // Pictures are public and named by what is in them.
  test.each(rows.filter(({ name }) => !name.startsWith('GET /images/')))('no cache keeps the answer: $name', async ({ name }) => {
    if (name === LEAVE || name === 'POST /auth/sign-out') return
    for (const who of ['ben', null]) expect((await call(who, name)).headers['cache-control']).toMatch(/\bno-store\b/)
  })
})
