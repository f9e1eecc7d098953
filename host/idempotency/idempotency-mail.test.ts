// Invitations under a key: their mails are queued in the transaction of the write, so that a retry mails nothing twice and nothing waits for a mail server.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

let refuses = false
let world: HostWorld
const sent: string[] = []
beforeAll(async () => {
  world = await openHostWorld({
    sample: true,
    mail: {
      async send({ to }) {
        if (refuses) throw Object.assign(new Error('away'), { code: 'ECONNECTION' })
        sent.push(to)
      },
    },
  })
})
afterAll(() => world.close())

/** Ana invites one address as a guest of the website, under a key. */
function inviteTo(email: string, key: string): Promise<Answer> {
  const payload = { emails: [email], names: ['Guest'], roles: ['guest'] }
  const headers = { 'idempotency-key': key }
  return world.as('ana').send({ method: 'POST', url: '/project-team-members/invite/', query: WEBSITE, headers, payload })
}

const waiting = async (email: string) => {
  const { rows } = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from mails where to_email = ${email} and state = 'waiting'`,
  )
  return rows[0]?.n
}

test('SMTP-07 an invitation does not wait for a mail server that is away; it is mailed when that is back, once', async () => {
  refuses = true
  const key = randomUUID()
  const invite = () => inviteTo('guest@example.org', key)
  const first = await invite()
  await world.sendMails()
  expect(await waiting('guest@example.org')).toBe(1)
  refuses = false
  const second = await invite()
  expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, 'true'])
  await world.sendMails(new Date(Date.now() + 120_000))
  await world.sendMails(new Date(Date.now() + 240_000))
  expect(sent.filter((to) => to === 'guest@example.org')).toHaveLength(1)
})

test('retries of one key at the same moment queue one mail', async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => inviteTo('three@example.org', key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await waiting('three@example.org')).toBe(1)
})
