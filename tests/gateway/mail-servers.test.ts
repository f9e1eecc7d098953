// The mail server of a workspace over a real host and a scripted server.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScriptedSmtp, startSmtp } from '#tests/kit/scripted-smtp.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
let server: ScriptedSmtp
beforeAll(async () => {
  world = await openWorld({ sample: true, env: { SMTP_ALLOW_PRIVATE: 'on' } })
  server = await startSmtp()
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(() => world.resetCalls())

const SERVER = 'host port security username hasPassword fromEmail fromName replyTo fallback state testedAt lastReply'
const read = async () => (await world.data('ana', `{ mailServer(workspaceSlug: "acme") { ${SERVER} } }`)).mailServer
const change = async (input: string) =>
  (
    await world.graphql(
      'ana',
      `mutation { updateMailServer(workspaceSlug: "acme", input: { ${input} }) { mailServer { ${SERVER} } ${REFUSALS} } }`,
    )
  ).data.updateMailServer

test('SMTP-10 SMTP-06 a server is set, tried and listed; each is one call', async () => {
  expect(await read()).toBeNull()
  expect(world.calls()).toEqual(['GET /companies/acme/smtp'])
  const set = `host: "127.0.0.1", port: ${server.port}, security: NONE, username: "mailer", password: "hunter2", fromEmail: "hi@acme.test", fromName: "Acme", replyTo: "help@acme.test"`
  expect((await change(set)).mailServer).toMatchObject({
    security: 'NONE',
    hasPassword: true,
    state: 'UNTESTED',
    fromEmail: 'hi@acme.test',
  })
  expect(await read()).toMatchObject({ fromName: 'Acme', replyTo: 'help@acme.test' })
  expect((await change('port: 0')).userErrors).toEqual([
    { code: 'INVALID', field: ['port'], message: 'A port is a number from 1 to 65535.' },
  ])
  const sent = `mutation { testMailServer(workspaceSlug: "acme") { ok stage reply message mailServer { ${SERVER} } ${REFUSALS} } }`
  expect((await world.data('ana', sent)).testMailServer).toMatchObject({
    ok: true,
    stage: 'sent',
    reply: '250 2.0.0 taken',
    message: 'Sent to ana@example.com. Mail of this workspace now goes through 127.0.0.1.',
    mailServer: { state: 'WORKING', testedAt: expect.any(String), lastReply: 'sent: 250 2.0.0 taken' },
  })
  expect(server.mails[0]).toContain('From: Acme <hi@acme.test>')
})

test('SMTP-10 it is taken away and given back; what became of mails is a page', async () => {
  const remove = `mutation { removeMailServer(workspaceSlug: "acme") { ok ${REFUSALS} } }`
  expect((await world.data('ana', remove)).removeMailServer.ok).toBe(true)
  expect(await read()).toBeNull()
  const restore = `mutation { restoreMailServer(workspaceSlug: "acme") { mailServer { ${SERVER} } ${REFUSALS} } }`
  expect((await world.data('ana', restore)).restoreMailServer.mailServer).toMatchObject({ hasPassword: true, state: 'WORKING' })
  await world.data(
    'ana',
    `mutation { transferWorkspace(slug: "acme", username: "mia", password: "palette-demo-1") { workspace { id } ${REFUSALS} } }`,
  )
  await world.host.sendMails(new Date(Date.now() + 1_000))
  const mails = 'nodes { id to subject kind state tries lastReply byWorkspace createdAt sentAt } page totalPages'
  const { workspaceMails } = await world.data('ana', `{ workspaceMails(workspaceSlug: "acme") { ${mails} } }`)
  expect(workspaceMails).toMatchObject({
    nodes: [{ to: 'm•••@example.com', kind: 'transfer', state: 'SENT', tries: 1, byWorkspace: true, sentAt: expect.any(String) }],
    page: 1,
    totalPages: 1,
  })
  const { errors } = await world.graphql('mia', `{ mailServer(workspaceSlug: "acme") { host } }`)
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
