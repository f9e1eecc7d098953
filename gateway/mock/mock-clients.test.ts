// Clients of the mock: what was changed is read again.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openMockData } from '#tests/kit/mock-asker.ts'

test('CLIENT-05 in mock mode clients are made, linked, rated and found', async () => {
  const ask = openMockData()
  const AT = 'workspaceSlug: "acme"'
  const { createClient } = await ask(`mutation { createClient(${AT}, input: { name: "Nord" }) { client { id } userErrors { message } } }`)
  const { id } = createClient.client
  await ask(`mutation { setClientProjects(${AT}, id: "${id}", projectSlugs: ["mobile"]) { client { id } } }`)
  const input = 'rate: 10000, contacts: [{ name: "Una", getsInvoices: true }]'
  await ask(`mutation { updateClient(${AT}, id: "${id}", input: { ${input} }) { client { id } userErrors { message } } }`)
  const { clients } = await ask(
    `{ clients(${AT}, search: "nord") { nodes { name rate projects { slug } contacts { name getsInvoices } unbilled { money { amount } } } } }`,
  )
  expect(clients.nodes).toEqual([
    {
      name: 'Nord',
      rate: 10_000,
      projects: [{ slug: 'mobile' }],
      contacts: [{ name: 'Una', getsInvoices: true }],
      unbilled: { money: { amount: 75_000 } },
    },
  ])
  await ask(`mutation { setProjectRates(project: { ${AT}, projectSlug: "mobile" }, input: { rate: 8000 }) { rates { rate } } }`)
  expect((await ask(`{ projectRates(${AT}, projectSlug: "mobile") { rate client { name } } }`)).projectRates).toEqual({
    rate: 8_000,
    client: { name: 'Nord' },
  })
})
