// The people of a workspace in the mock: listed, searched, and given another role.
import { expect, test } from 'vitest'
import { mockHost } from './mock-host.ts'
import { createMockMemory } from './mock-memory.ts'
import { mockTeamRoutes } from './mock-team.ts'

const host = mockHost(mockTeamRoutes(createMockMemory()))

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
  const headers = { authorization: 'Bearer t' }
  const sent = { method, path, headers, signal: new AbortController().signal, body: body === undefined ? null : JSON.stringify(body) }
  const answer = await host.request(sent)
  const parts: Uint8Array[] = []
  for await (const part of answer.body) parts.push(part)
  return { status: answer.statusCode, body: JSON.parse(Buffer.concat(parts).toString()) }
}

test('TEAM-02 TEAM-06 people are listed; one becomes a guest and reads only where that is said; the owner stays', async () => {
  const at = '?company_slug=acme'
  expect((await call('GET', `/team-members/${at}&search=chen`)).body.data).toMatchObject([{ user: { username: 'mia' }, role: 'member' }])
  const guest = { role: 'guest', projects: [{ project_slug: 'website', role: 'restrict' }] }
  const { data } = (await call('PUT', `/team-members/mia/${at}`, guest)).body
  expect([data.role, data.projects.find(({ slug }: { slug: string }) => slug === 'website').role_name]).toEqual(['guest', 'restrict'])
  expect((await call('PUT', `/team-members/ana/${at}`, guest)).status).toBe(409)
})

test('TEAM-07 TEAM-08 somebody is removed and brought back', async () => {
  const at = '?company_slug=acme'
  expect((await call('GET', `/team-members/ben/hand-over/${at}`)).body.data.owned).toEqual([])
  expect((await call('DELETE', `/team-members/ben/${at}`, {})).status).toBe(200)
  expect((await call('GET', `/team-members/removed/${at}`)).body.data).toMatchObject([{ user: { username: 'ben' }, role: 'member' }])
  expect((await call('DELETE', `/team-members/ben/${at}`, {})).status).toBe(404)
  expect((await call('POST', `/team-members/ben/restore/${at}`)).body.data.projects).toBeGreaterThan(0)
  expect((await call('DELETE', `/team-members/ana/${at}`, {})).status).toBe(409)
  expect((await call('POST', `/team-members/leave/${at}`, {})).status).toBe(409)
})
