// The contract of who finished what in a project.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { actor, fails, fits, holds, page } from './shapes.ts'

const count = z.number().int()
const amount = { tasks: count, hours: z.number() }
const week = z.iso.date()
const rockstars = z.object({
  team: z.object({ ...amount, weeks: z.array(z.object({ week, ...amount })) }),
  people: z.array(z.object({ user: actor, ...amount })),
  hidden: count,
  me_hidden: z.boolean(),
})
const completedTask = z.object({
  uuid: z.uuid(),
  code: z.string(),
  title: z.string(),
  hours: z.number(),
  done_at: z.object({ timestamp: count }),
  users: z.array(actor),
})

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('ROCK-07 what was finished in some days: the team by weeks, people by name, the tasks behind it, and whether one is named', async () => {
  const asked = { company_slug: 'acme', project_slug: 'website', from: '2026-01-01', to: '2026-12-31', timezone: 'Europe/Berlin' }
  const { team, people, hidden } = holds(await ana('GET', '/rockstars/', asked), 200, rockstars)
  expect(team.weeks.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(team.tasks)
  expect(team.weeks[0]?.week).toBe('2025-12-29')
  expect(people.map(({ user }) => user.name)).toEqual(people.map(({ user }) => user.name).toSorted())
  const [first] = people
  const list = fits((await ana('GET', '/rockstars/tasks/', { ...asked, username: first?.user.username ?? '' })).body, page(completedTask))
  expect(list.total).toBe(first?.tasks)
  fails(await ana('GET', '/rockstars/tasks/', { ...asked, username: 'nobody-at-all' }), 404)
  expect(fails(await ana('GET', '/rockstars/', { ...asked, from: '2027-01-01' }), 422).errors).toHaveProperty('to')
  const at = { company_slug: 'acme', project_slug: 'website' }
  const me = z.object({ hidden: z.boolean() })
  expect(holds(await ana('PUT', '/rockstars/me/', at, { hidden: true }), 200, me).hidden).toBe(true)
  const after = holds(await ana('GET', '/rockstars/', asked), 200, rockstars)
  expect(after).toMatchObject({ me_hidden: true, team: { tasks: team.tasks } })
  expect(after.hidden + after.people.length).toBe(hidden + people.length)
  expect(holds(await ana('PUT', '/rockstars/me/', at, { hidden: false }), 200, me).hidden).toBe(false)
})
