// Invitations that are offered to whose confirmed address they were sent to.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { people } from '../people/people.table.ts'

let world: HostWorld
const website = { company_slug: 'acme', project_slug: 'website' }
beforeAll(async () => {
  world = await openHostWorld({ env: { EMAIL_VERIFICATION: 'soft' } })
  await makeTeam(world)
  await world.db.update(people).set({ emailVerifiedAt: sql`now()` })
})
afterAll(() => world.close())

const invite = (email: string, role = 'guest') =>
  world.as('ana').post('/project-team-members/invite/', website, { emails: [email], names: ['Somebody'], roles: [role] })
const received = async (who: string) => (await world.as(who).get('/auth/me/invitations')).body.data
const confirm = (username: string) => world.db.update(people).set({ emailVerifiedAt: sql`now()` }).where(eq(people.username, username))

test('FIRST-08 only a confirmed address is offered what was sent to it, and answers it by its id', async () => {
  const { email } = await world.person('nova')
  expect((await invite(email, 'member')).status).toBe(201)
  expect(await received('nova')).toEqual([])
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from invitations where email = ${email}`)
  const id = rows[0]?.id ?? ''
  // Who only says that the address is theirs neither reads nor answers it, even by its id.
  const nova = world.as('nova')
  expect((await nova.get(`/invitations/${id}`)).status).toBe(404)
  expect((await nova.post(`/invitations/${id}/accept`)).status).toBe(404)
  expect((await nova.post(`/invitations/${id}/decline`)).status).toBe(404)

  await confirm('nova')
  expect(await received('nova')).toMatchObject([
    { uuid: id, role_name: 'member', project: { slug: 'website' }, company: { slug: 'acme' }, inviter: { name: 'ana' } },
  ])
  expect(await received('ben')).toEqual([])
  expect((await world.as('ben').post(`/invitations/${id}/accept`)).status).toBe(404)
  expect((await nova.post(`/invitations/${id}/accept`)).body.data).toEqual({ company_slug: 'acme', project_slug: 'website' })
  expect(await received('nova')).toEqual([])
})

test('FIRST-08 declined, withdrawn and expired ones are not offered, nor those of workspaces that are being deleted', async () => {
  const { email } = await world.person('otto')
  await confirm('otto')
  await invite(email)
  const [first] = await received('otto')
  expect((await world.as('otto').post(`/invitations/${first.uuid}/decline`)).status).toBe(200)
  expect(await received('otto')).toEqual([])
  await invite(email)
  await world.db.execute(sql`update invitations set expires_at = now() - interval '1 minute' where email = ${email}`)
  expect(await received('otto')).toEqual([])
  await invite(email)
  expect(await received('otto')).toHaveLength(1)
  await world.db.execute(sql`update companies set deletion_at = now() + interval '14 days' where slug = 'acme'`)
  expect(await received('otto')).toEqual([])
  await world.db.execute(sql`update companies set deletion_at = null where slug = 'acme'`)
  expect((await world.as(null).get('/auth/me/invitations')).status).toBe(401)
})
