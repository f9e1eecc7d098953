// Invitations under a key: what is done is committed before mail servers are talked to, and a retry mails what was not mailed.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Answer, type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

/** Ana invites one address as a guest of the website, under a key. */
function inviteTo(host: HostWorld, email: string, key: string): Promise<Answer> {
  const payload = { emails: [email], names: ['Guest'], roles: ['guest'] }
  const headers = { 'idempotency-key': key }
  return host.as('ana').send({ method: 'POST', url: '/project-team-members/invite/', query: WEBSITE, headers, payload })
}

async function openInvitations(email: string): Promise<number> {
  const open = sql`select count(*)::int as n from invitations where email = ${email} and withdrawn_at is null`
  return (await world.db.execute<{ n: number }>(open)).rows[0]?.n ?? -1
}

test('invitations that the mail server refused free their key, so that the retry mails them', async () => {
  const key = randomUUID()
  const invite = () => inviteTo(world, 'guest@example.org', key)
  const refusing = vi.spyOn(world.mails, 'push').mockImplementation(() => {
    throw new Error('refused')
  })
  expect((await invite()).status).toBe(502)
  refusing.mockRestore()
  expect([(await invite()).status, (await invite()).status]).toEqual([201, 201])
  expect(world.mails.filter(({ to }) => to === 'guest@example.org')).toHaveLength(1)
  expect(await openInvitations('guest@example.org')).toBe(1)
})

test('mails of a keyed invitation are sent after the commit: meanwhile its rows are there and nothing of the workspace is locked', async () => {
  const seen: unknown[] = []
  const slow = await openHostWorld({
    sample: true,
    mail: {
      async send({ to }) {
        // Another connection, which waits for nobody.
        const { rows } = await slow.db.execute(
          sql`select (select count(*)::int from invitations where email = ${to}) as invited from companies where slug = 'acme' for no key update nowait`,
        )
        const other = await slow.as('ben').get('/companies/acme')
        seen.push([rows[0]?.invited, other.status])
      },
    },
  })
  const invite = () => inviteTo(slow, 'slow@example.org', 'slow-mail')
  const first = await invite()
  const second = await invite()
  expect(seen).toEqual([[1, 200]])
  expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true'])
  await slow.close()
})

test('a keyed invitation that was cut off between commit and mail is in progress for two minutes, then its retry mails a new one', async () => {
  const key = randomUUID()
  const invite = () => inviteTo(world, 'cut@example.org', key)
  expect((await invite()).status).toBe(201)
  // As the crash leaves it: committed, and without an answer.
  const cutOff = (seconds: number) =>
    sql`update idempotency_keys set status = null, body = null, created_at = now() - make_interval(secs => ${seconds}) where key = ${key}`
  await world.db.execute(cutOff(110))
  expect((await invite()).body.code).toBe('in_progress')
  await world.db.execute(cutOff(130))
  expect((await invite()).status).toBe(201)
  expect(world.mails.filter(({ to }) => to === 'cut@example.org')).toHaveLength(2)
  expect(await openInvitations('cut@example.org')).toBe(1)
})
