// What a workspace's server carries, and what its owner hears of it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type ScriptedSmtp, startSmtp } from '#tests/kit/scripted-smtp.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { companySmtp } from './mail-servers.table.ts'

let world: HostWorld
let acme: string
let server: ScriptedSmtp
beforeAll(async () => {
  world = await openHostWorld({ env: { SMTP_ALLOW_PRIVATE: 'on' } })
  acme = (await makeTeam(world)).acme.id
  server = await startSmtp()
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  await world.db.delete(companySmtp)
  server.script = {}
  server.mails.length = 0
  const own = { host: '127.0.0.1', port: server.port, security: 'none', from_email: 'hello@acme.test' }
  expect((await world.as('ana').put('/companies/acme/smtp', {}, own)).status).toBe(200)
  await world.db.update(companySmtp).set({ state: 'working' })
})

const soon = (minutes = 0) => new Date(Date.now() + 1_000 + minutes * 60_000)
const queued = (to: string) =>
  queueMail(world.db, {
    ...{ companyId: acme, kind: 'test', to, subject: 'Hello' },
    content: { title: 'Hello', blocks: [{ is: 'text', text: 'Hi' }] },
  })

test('SMTP-07 invitations go by the server of the workspace, mails of accounts by the installation’s', async () => {
  const before = world.mails.length
  const body = { emails: ['una@example.com'], names: ['Una'], roles: ['guest'] }
  expect(
    (await world.as('ana').post('/project-team-members/invite/', { company_slug: 'acme', project_slug: 'website' }, body)).status,
  ).toBe(201)
  await world.as(null).post('/auth/forgot-password', {}, { email: 'ana@example.com' })
  const queue = sql`select count(*)::int as n from mails where state = 'waiting'`
  await vi.waitFor(async () => expect((await world.db.execute(queue)).rows).toEqual([{ n: 2 }]))
  await world.sendMails(soon())
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toContain('To: una@example.com')
  expect(server.mails[0]).toContain('text/html')
  expect(world.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([['ana@example.com', 'Set a new password']])
})

test('INBOX-03 the owner hears once that the server fails, and nothing any more where it works again', async () => {
  const news = async () => {
    const { data } = (await world.as('ana').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body
    return data.filter((row: { data: { events: { reason: string }[] } }) => row.data.events[0]?.reason === 'mail_failing')
  }
  server.script = { MAIL: '553 no' }
  await queued('nia@example.com')
  await world.sendMails(soon())
  await world.sendMails(soon(2))
  expect(await news()).toMatchObject([
    { sentence: 'The mail server of “acme” takes no mail at the moment', target: { kind: 'workspace' }, data: { events: [{ times: 1 }] } },
  ])
  expect((await world.as('ben').get('/feeds/unread/')).body.data.total).toBe(0)
  server.script = {}
  await world.db.execute(sql`update mails set state = 'failed' where state = 'waiting'`)
  await queued('ora@example.com')
  await world.sendMails(soon())
  expect(await news()).toEqual([])
})
