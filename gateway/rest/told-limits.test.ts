// Limits that are a rule of the product reach people in the host's own sentence.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { createGateway } from '../gateway.ts'

test('a limit that is a rule says what it is, in the payload of the write; any other 429 is a top-level error', async () => {
  const rest = await openFakeRest()
  const gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true })
  const message = 'A workspace can send 200 invitations a day, and none is left. Please try again in 3 hours.'
  rest.answer(() => ({ status: 429, headers: { 'retry-after': '10800' }, body: { message, code: 'invitation_limit' } }))
  const entries = '[{ name: "A", email: "a@example.com", role: guest }]'
  const invite = `mutation { inviteByEmail(project: { workspaceSlug: "acme", projectSlug: "website" }, entries: ${entries}) { sent userErrors { code field message } } }`
  expect((await postGraphql(gateway, invite)).data.inviteByEmail).toEqual({
    sent: 0,
    userErrors: [{ code: 'CONFLICT', field: null, message }],
  })
  rest.answer(() => ({ status: 429, body: { message, code: 'rate_limited' } }))
  expect((await postGraphql(gateway, invite)).errors).toMatchObject([
    {
      message: 'Too many requests.',
      extensions: { code: 'RATE_LIMITED' },
    },
  ])
  await gateway.close()
  await rest.close()
})
