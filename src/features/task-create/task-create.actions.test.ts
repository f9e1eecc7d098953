// Labels that are made with a task.
import { expect, test } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, failing, plainTask, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { createTaskFrom, createTaskSomewhere } from './task-create.actions.ts'

const catalogue = { workflows: [], taskTypes: [], efforts: [], labels: [], boards: [], members: [] }
const made = plainTask('t-9', 'WEB-9', 'New')

test('LABEL-03 new labels are made before the task, one that is there by now is taken; when one cannot be made nothing is', async () => {
  const there = { ...catalogue, labels: [{ id: '41', title: 'Print', color: '#111111' }] }
  const fresh = { label: { id: '42', title: 'shop', color: '#000000' } }
  const world = actionWorld({ answers: { ProjectCatalogue: there, CreateTaskLabel: fresh, CreateTask: { task: made } } })
  await world.run(createTaskFrom({ title: 'New', labelIds: ['40'], newLabels: ['print', 'shop'] }), { project: [projectSubject()] })
  expect(world.sentNames()).toEqual(['CreateTaskLabel', 'CreateTask'])
  expect(world.sent[0]?.variables).toMatchObject({ input: { title: 'shop', color: '#000000' } })
  expect(world.sent[1]?.variables.input).toMatchObject({ labelIds: ['40', '41', '42'] })
  expect(world.sent[1]?.variables.input).not.toHaveProperty('newLabels')
  const refused = actionWorld({ answers: { ProjectCatalogue: catalogue, CreateTaskLabel: failing(new ApiError('FORBIDDEN', 'No.')) } })
  expect(await refused.run(createTaskFrom({ title: 'New', newLabels: ['shop'] }), { project: [projectSubject()] })).toBe('failed')
  expect(refused.sentNames()).toEqual(['CreateTaskLabel'])
})

test('OPEN-09 a title that is sent again is sent with what it was sent with first, also where the lists can be read only then: the host knows it again', async () => {
  const lost = new ApiError('UNREACHABLE', 'Lost.', { outcomeUnknown: true })
  const away = actionWorld({ answers: { ProjectCatalogue: failing(lost), CreateTask: failing(lost) } })
  const sent = { intent: 'typed', since: null }
  expect(await away.run(createTaskFrom({ title: 'New' }, sent), { project: [projectSubject()] })).toBe('failed')
  const lists = { ...catalogue, workflows: [{ id: '7', title: 'To do', color: '#111111' }] }
  const back = actionWorld({ answers: { ProjectCatalogue: lists, CreateTask: { task: made } } })
  expect(await back.run(createTaskFrom({ title: 'New' }, sent), { project: [projectSubject()] })).toBe('done')
  expect(back.sent[0]?.variables).toEqual(away.sent[0]?.variables)
  // Typed anew, it is another one.
  expect(await back.run(createTaskFrom({ title: 'New' }, { ...sent, intent: 'another' }), { project: [projectSubject()] })).toBe('done')
  expect(back.sent[1]?.variables.input).toMatchObject({ workflowId: '7' })
})

test('where no project is in view, what is typed behind “new task” begins the line in the project that is chosen', async () => {
  const takes = (text: string) => createTaskSomewhere.takes?.(text, new Date(0))
  expect(['Buy milk', 'buy', 'in ops', 'with all fields', 'Inform the press'].filter(takes)).toEqual(['Buy milk', 'Inform the press'])
  const ops = projectSubject({ slug: 'ops', name: 'Operations' })
  const chosen = actionWorld({ script: { begun: 'Buy milk @mia', project: [ops] } })
  await chosen.run(createTaskSomewhere, { workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })
  expect(chosen.services.dialogs.list()).toEqual([
    { name: 'task.create', props: { workspaceSlug: 'acme', projectSlug: 'ops', text: 'Buy milk @mia' } },
  ])
  const left = actionWorld({ script: { begun: 'Buy milk', project: [null] } })
  await left.run(createTaskSomewhere, { workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })
  expect(left.services.dialogs.list()).toEqual([])
})
