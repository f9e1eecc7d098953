// The activity log over a real host: one call, narrowed by each filter, and the file beside it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const LINE = `id at author { name username } action kind sentence parts { text at } target { kind id label slug projectSlug isGone }
  project { slug name isGone } changes { name from to }`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const read = (who: string, args = '') =>
  world.graphql(who, `{ activityLog(workspaceSlug: "acme"${args}) { nodes { ${LINE} } nextBefore } }`)

test('TLOG-04 the owner reads lines with who, what and where, in one call; others are refused', async () => {
  await world.data(
    'ana',
    `mutation { createSprint(project: { ${WEBSITE} }, input: { title: "Told", startDate: "2027-01-04", endDate: "2027-01-17" }) { sprint { id } ${REFUSALS} } }`,
  )
  const before = world.calls().length
  const { data } = await read('ana', ', perPage: 1')
  expect(world.calls().slice(before)).toHaveLength(1)
  expect(data.activityLog.nodes).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      author: { name: 'Ana Souza', username: 'ana' },
      action: 'sprint.create',
      kind: 'PROJECTS',
      sentence: 'created the sprint',
      parts: [{ text: 'created the sprint', at: null }],
      target: { kind: 'sprint', id: expect.any(String), label: 'Told', slug: 'told', projectSlug: 'website', isGone: false },
      project: { slug: 'website', name: 'Website relaunch', isGone: false },
      changes: [],
    },
  ])
  expect((await read('ben')).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('TLOG-04 what was changed is told from and to', async () => {
  const made = await world.data(
    'ana',
    `mutation { createLabel(project: { ${WEBSITE} }, input: { title: "Hue", color: "#112233" }) { label { id } ${REFUSALS} } }`,
  )
  await world.data(
    'ana',
    `mutation { updateLabel(project: { ${WEBSITE} }, id: "${made.createLabel.label.id}", input: { title: "Tone", color: "#112233" }) { label { id } ${REFUSALS} } }`,
  )
  const { data } = await read('ana', ', perPage: 1')
  expect(data.activityLog.nodes[0]).toMatchObject({
    sentence: 'renamed the label from “Hue” to “Tone”',
    changes: [{ name: 'title', from: 'Hue', to: 'Tone' }],
  })
})

test('TLOG-04 TLOG-05 every filter narrows, and the key leads on', async () => {
  const filter = '{ person: "mia", kinds: [TASKS, PEOPLE], projectSlug: "website", timezone: "Europe/Berlin", search: "task" }'
  const first = (await read('ana', `, filter: ${filter}, perPage: 2`)).data.activityLog
  expect(first.nodes).toHaveLength(2)
  const next = (await read('ana', `, filter: ${filter}, perPage: 2, before: "${first.nextBefore}"`)).data.activityLog
  expect(Number(next.nodes[0].id)).toBeLessThan(Number(first.nodes[1].id))
  for (const node of [...first.nodes, ...next.nodes])
    expect(node).toMatchObject({ author: { username: 'mia' }, project: { slug: 'website' } })
  const { target } = first.nodes[0]
  const about = (await read('ana', `, filter: { target: "${target.id}" }`)).data.activityLog.nodes
  expect(about.every((node: { target: { id: string } }) => node.target.id === target.id)).toBe(true)
  const none = (await read('ana', ', filter: { from: "2001-01-01", to: "2001-01-02" }')).data.activityLog
  expect(none).toEqual({ nodes: [], nextBefore: null })
})
