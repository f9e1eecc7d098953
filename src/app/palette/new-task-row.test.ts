// A task told in one line: where it is made, what its chips say, and what is left to the other commands.
import { expect, test } from 'vitest'
import { actionWorld, answering, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { newTaskRow } from './new-task-row.ts'

const person = (username: string, name: string) => ({ id: username, username, name, avatar: null, headline: null })
const catalogueOf = (label: string, ...people: ReturnType<typeof person>[]) => ({
  ...{ workflows: [{ id: '1', title: 'To do', color: '#0000ff' }], taskTypes: [], efforts: [], boards: [] },
  labels: [{ id: `label-${label}`, title: label, color: '#000000' }],
  members: people.map((one) => ({ id: one.id, role: 'member', person: one })),
})
const CAN = ['EDIT', 'PAID'] as const
const ops = { ...projectSubject({ slug: 'ops', name: 'Operations', viewerCan: [...CAN] }), code: 'OPS' }
const rowOf = (text: string, { inView = true, can = CAN as readonly string[] } = {}) => {
  const project = projectSubject({ viewerCan: [...CAN] })
  const { workspaceSlug } = project
  const world = actionWorld({
    answers: {
      ListProjects: { projects: [project, { ...ops, workspaceSlug, viewerCan: can }] },
      ProjectCatalogue: answering(({ projectSlug }: { projectSlug: string }) =>
        projectSlug === 'ops' ? catalogueOf('shop', person('mia', 'Mia Chen')) : catalogueOf('bug', person('ben', 'Ben Okafor')),
      ),
      CreateTask: { task: null, userErrors: [] },
    },
    now: new Date(2026, 10, 25, 12),
  })
  const here = world.here({
    ...(inView && { project: [project] }),
    workspace: [workspaceSubject({ slug: workspaceSlug, viewerCan: [...CAN] })],
  })
  return { found: newTaskRow(text, here), world, here }
}
const said = (text: string, more?: Parameters<typeof rowOf>[1]) => {
  const { found } = rowOf(text, more)
  return found && [found.leads, ...(found.row.parts ?? []).map(({ text: one, read }) => (read ? one : `? ${one}`)), found.row.reach]
}

test('a task of another project is read against that one, and says so; who is not in it is named', () => {
  const chips = ['New task “Buy milk”', 'Assign Mia Chen', 'Due Thu 26 Nov', 'in Operations']
  expect(said('new task Buy milk @mia tomorrow in ops')).toEqual([true, ...chips])
  expect(said('create a task: Buy milk @mia in OPS tomorrow', { inView: false })).toEqual([true, ...chips])
  expect(said('new task Fix it #bug @ben')).toEqual([true, 'New task “Fix it”', 'Label bug', 'Assign Ben Okafor', 'in Website'])
  expect(said('new task Fix it @zed')).toEqual([false, 'New task “Fix it @zed”', '? @zed', 'in Website'])
  expect(said('new task Look in the shop')).toEqual([true, 'New task “Look in the shop”', 'in Website'])
})

test('other commands, a line without a title, nowhere to make it, and a project that may only be read make none', () => {
  for (const text of ['new task', 'new task with all fields', 'new task in ops', 'new task @ben', 'new label x'])
    expect([text, said(text)]).toEqual([text, null])
  expect(said('new task Buy milk', { inView: false })).toBeNull()
  expect(said('new task Buy milk in ops', { can: [] })).toBeNull()
})

test('Enter makes it where the chips say', async () => {
  const { found, world, here } = rowOf('new task Buy milk in ops')
  if (!found) throw new Error('It is not read')
  await world.run(found.row.action, { ...here.subjects, ...found.row.about })
  expect(world.sent[0]).toMatchObject({ name: 'CreateTask', variables: { input: { projectSlug: 'ops', title: 'Buy milk' } } })
})
