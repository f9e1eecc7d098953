// An invitation that reached somebody under another address: nobody gets in by it unless whoever sent it agrees.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const website = { company_slug: 'acme', project_slug: 'website' }
beforeAll(async () => {
  world = await openHostWorld({ env: { EMAIL_VERIFICATION: 'soft' } })
  await makeTeam(world)
  await world.db.execute(sql`update people set email_verified_at = now()`)
})
afterAll(() => world.close())

async function invite(email: string): Promise<{ token: string; id: string }> {
  await world.as('ben').post('/project-team-members/invite/', website, { emails: [email], names: ['Kim'], roles: ['member'] })
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from invitations where email = ${email} and withdrawn_at is null`)
  const link = (await world.mailsNow()).findLast((mail) => mail.to === email)?.link ?? ''
  return { token: new URL(link).searchParams.get('token') ?? '', id: rows[0]?.id ?? '' }
}
async function newcomer(name: string, isConfirmed = true): Promise<string> {
  await world.person(name)
  if (isConfirmed) await world.db.execute(sql`update people set email_verified_at = now() where username = ${name}`)
  return name
}
const call = (who: string | null, token: string, what: string) => world.as(who).post(`/invitations/${token}/${what}`)
const look = async (who: string | null, token: string) => (await world.as(who).get(`/invitations/${token}`)).body.data
const seesProject = async (who: string) => (await world.as(who).get('/project-team-members/', website)).status
const told = async (who: string) =>
  (await world.as(who).get('/feeds/inbox/', { company_slug: 'acme' })).body.data.map(({ data }: { data: { title: string } }) => data.title)

test('INVITE-01 whoever holds it under another address asks, whoever sent it agrees, and only then are they in', async () => {
  const { token, id } = await invite('kim@example.com')
  await newcomer('max')
  expect([(await look(null, token)).standing, (await look('max', token)).standing]).toEqual(['anyone', 'other'])
  expect(await call('max', token, 'accept')).toMatchObject({ status: 409, body: { code: 'invitation_other_address' } })
  expect((await call(null, token, 'ask')).status).toBe(401)
  for (const _ of [1, 2]) expect((await call('max', token, 'ask')).status).toBe(200)
  expect(await look('max', token)).toMatchObject({ standing: 'asking', asks: null })
  expect(await look('ben', id)).toMatchObject({ standing: 'inviter', asks: { name: 'max', email: 'max@example.com' } })
  // Nobody else agrees: not who asks, not an owner who did not send it, not a stranger, by the id or by the token.
  for (const who of ['max', 'ana', 'dora']) for (const by of [id, token]) expect((await call(who, by, 'agree')).status).toBe(404)
  expect(await seesProject('max')).toBe(404)
  expect((await call('ben', id, 'agree')).status).toBe(200)
  expect(await seesProject('max')).toBe(200)
  expect((await call('ben', id, 'agree')).body.code).toBe('invitation_used')
  await newcomer('kim')
  expect((await call('kim', token, 'accept')).body.code).toBe('invitation_used')
})

test('INVITE-01 refused, they stay out and the invitation is still for whom it was sent to', async () => {
  const { token, id } = await invite('lou@example.com')
  await newcomer('moe')
  await call('moe', token, 'ask')
  // The mail may have come back to who sent it: its page is good for them, too.
  expect(await look('ben', token)).toMatchObject({ standing: 'inviter', asks: { name: 'moe' } })
  expect((await call('ben', token, 'refuse')).status).toBe(200)
  expect((await call('ben', id, 'refuse')).status).toBe(409)
  expect((await look('moe', token)).standing).toBe('other')
  await newcomer('lou')
  expect((await call('lou', token, 'ask')).status).toBe(409)
  expect((await call('lou', token, 'accept')).status).toBe(200)
  expect([await seesProject('moe'), await seesProject('lou')]).toEqual([404, 200])
})

test('INVITE-01 an address that is not confirmed asks for nothing, and who is no admin any more agrees to nothing', async () => {
  const { token, id } = await invite('pam@example.com')
  await newcomer('quo', false)
  expect((await call('quo', token, 'ask')).body.code).toBe('email_unconfirmed')
  await newcomer('ray')
  await call('ray', token, 'ask')
  await world.db.execute(sql`
    update project_members set role = 'guest' where person_id = (select id from people where username = 'ben') and role = 'admin'`)
  expect((await call('ben', id, 'agree')).status).toBe(404)
  // Nor does whoever sent it decline it in another's name.
  expect((await call('ben', id, 'decline')).status).toBe(404)
  expect(await seesProject('ray')).toBe(404)
  await world.db.execute(sql`
    update project_members set role = 'admin' where person_id = (select id from people where username = 'ben') and role = 'guest'`)
})

test('INVITE-01 signing up with an invitation to another address makes no account', async () => {
  const { token } = await invite('una@example.com')
  const body = { name: 'Eve', email: 'eve@example.com', password: 'kettle-orbit-walnut', invitation_token: token }
  expect((await world.as(null).post('/auth/sign-up', {}, body)).body.errors.invitation_token).toEqual([
    'This invitation was sent to another address.',
  ])
  expect((await world.as(null).post('/auth/sign-up', {}, { ...body, email: 'una@example.com' })).status).toBe(201)
})

test('INVITE-01 whoever sent it is told once who asks, until it is answered', async () => {
  const { token, id } = await invite('vic@example.com')
  await newcomer('wim')
  const before = await told('ben')
  await call('wim', token, 'ask')
  const asked = 'asks to take your invitation to Website under another address'
  expect(await told('ben')).toEqual([asked, ...before])
  await call('wim', token, 'ask')
  expect(await told('ben')).toEqual([asked, ...before])
  await call('ben', id, 'refuse')
  expect(await told('ben')).toEqual(before)
})
