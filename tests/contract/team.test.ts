// The contract of the activity log.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { actor, fails } from './shapes.ts'

const ACME = { company_slug: 'acme' }
const at = z.object({ timestamp: z.number().int() })
const line = z.object({
  id: z.number().int(),
  at,
  user: actor,
  action: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  kind: z.enum(['tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data']),
  sentence: z.string(),
  parts: z.array(z.union([z.object({ text: z.string() }), z.object({ at })])).optional(),
  target: z
    .object({
      kind: z.string(),
      id: z.string(),
      label: z.string(),
      slug: z.string().nullable(),
      project_slug: z.string().nullable(),
      gone: z.boolean(),
    })
    .nullable(),
  project: z.object({ slug: z.string(), name: z.string(), gone: z.boolean() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
})
const lines = z.object({ data: z.array(line), next_before: z.string().nullable() })

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('TLOG-04 GET /team-members/log/ answers lines, newest first, for the owner only', async () => {
  const answer = await ana('GET', '/team-members/log/', { ...ACME, per_page: '3' })
  const { data, next_before: before } = lines.parse(answer.body)
  expect(data).toHaveLength(3)
  const older = lines.parse((await ana('GET', '/team-members/log/', { ...ACME, per_page: '3', before: String(before) })).body).data
  const moments = [...data, ...older].map((one) => one.at.timestamp)
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  // Of two acts at once the later one may have the smaller id.
  expect(older.filter(({ id }) => data.some((one) => one.id === id))).toEqual([])
  fails(await host.as('mia')('GET', '/team-members/log/', ACME), 403)
  fails(await host.as('dora')('GET', '/team-members/log/', ACME), 404)
})

test('TLOG-09 days that cross are refused', async () => {
  fails(await ana('GET', '/team-members/log/', { ...ACME, from: '2026-02-02', to: '2026-02-01' }), 422)
})
