// Moving tasks: what is asked, what is said before something is lost, and the way back.
import { expect, test } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, answering, taskSubject } from '#tests/kit/action-fakes.ts'
import { moveTask } from './task-move.actions.ts'

const nothingLost = { MovePreview: { alone: { subtasks: 0, losses: [] }, along: { losses: [] } } }
const moved = { MoveTask: { task: { id: 't-1' }, along: [], undoable: true } }
const targets = {
  ...nothingLost,
  ...moved,
  MoveTargets: {
    moveTargets: [
      { id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme' },
      { id: 'acme/ops', slug: 'ops', name: 'Ops', workspaceSlug: 'acme' },
    ],
  },
  MoveWorkspaces: {
    workspaces: [
      { id: 'acme', slug: 'acme', name: 'Acme' },
      { id: 'globex', slug: 'globex', name: 'Globex' },
    ],
  },
  ProjectWorkflows: {
    workflows: [
      { id: '11', title: 'Backlog', color: '#111111' },
      { id: '12', title: 'to do', color: '#222222' },
    ],
  },
}

test('MOVE-01 MOVE-02 MOVE-03 TDETAIL-10 a move asks for project and status, the same-named one first, and closes the detail', async () => {
  const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: targets })
  const task = taskSubject(1)
  world.services.scene.set({ detail: task })
  await world.run(moveTask, { task: [task] })
  expect(world.asked[0]?.options.map(({ title, disabled }) => [title, disabled !== undefined])).toEqual([
    ['Website', true],
    ['Ops', false],
    ['Another project, in Globex…', false],
  ])
  expect(world.asked[1]?.question.likely).toBe('12')
  expect(world.sent).toMatchObject([
    {
      name: 'MoveTask',
      variables: {
        task: { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' },
        input: { newWorkspaceSlug: 'acme', newProjectSlug: 'ops', newWorkflowId: '12' },
      },
      options: { lane: 'Task:t-1' },
    },
  ])
  expect(world.went).toEqual(['close task'])
})

test('OPEN-60 tasks move to another workspace, each with the status of the same name', async () => {
  const away = { id: 'globex/lab', slug: 'lab', name: 'Lab', workspaceSlug: 'globex' }
  const world = actionWorld({ script: { pick: ['workspace:globex', 'keep'], project: [away] }, answers: targets })
  const backlog = { id: '5', title: 'Backlog', color: '#111111' }
  await world.run(moveTask, { task: [taskSubject(1), taskSubject(2, { workflow: backlog })] })
  expect(world.sent.map(({ variables }) => variables.input)).toMatchObject([
    { newWorkspaceSlug: 'globex', newProjectSlug: 'lab', newWorkflowId: '12' },
    { newWorkspaceSlug: 'globex', newProjectSlug: 'lab', newWorkflowId: '11' },
  ])
})

test('Escape at either question moves nothing', async () => {
  for (const pick of [[null], ['Ops', null]]) {
    const world = actionWorld({ script: { pick }, answers: targets })
    await world.run(moveTask, { task: [taskSubject(1)] })
    expect([world.sent, world.said]).toEqual([[], []])
  }
})

const loss = (what: string, title: string, taskId = 't-1') => ({ taskId, code: taskId.toUpperCase(), what, title })
const MUCH = [loss('SPRINT', 'Sprint 4'), loss('LABEL', 'SEO'), loss('LABEL', 'Copy'), loss('PARENT', 'WEB-12 Landing page')]

test('MOVE-02 before a move that loses something it says exactly what, once for all tasks; Escape there moves nothing', async () => {
  const preview = { alone: { subtasks: 0, losses: [...MUCH, loss('SPRINT', 'Sprint 4', 't-2')] }, along: { losses: MUCH } }
  for (const answer of ['alone', null]) {
    const world = actionWorld({ script: { pick: ['Ops', 'to do', answer] }, answers: { ...targets, MovePreview: preview } })
    await world.run(moveTask, { task: [taskSubject(1), taskSubject(2)] })
    expect(world.asked).toHaveLength(3)
    expect(world.asked[2]?.question.title).toBe('Move to Ops?')
    expect(String(world.asked[2]?.question.text).split('\n')).toEqual([
      'This does not go along to Ops; undo brings it back:',
      'Sprint: Sprint 4 (2 tasks)',
      'Labels: SEO, Copy',
      'Parent task: WEB-12 Landing page',
    ])
    expect(world.asked[2]?.options.map(({ title }) => title)).toEqual(['Move these 2'])
    expect(world.sent).toHaveLength(answer === null ? 0 : 2)
  }
})

test('a status that was chosen just now is not asked about again', async () => {
  const preview = { alone: { subtasks: 0, losses: [loss('WORKFLOW', 'In review')] }, along: { losses: [] } }
  const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: { ...targets, MovePreview: preview } })
  await world.run(moveTask, { task: [taskSubject(1)] })
  expect(world.sentNames()).toEqual(['MoveTask'])
})

test('a task with subtasks offers to take them along, which is the likely answer; all tasks of a step carry its id', async () => {
  const staying = [loss('SUBTASK', 'WEB-8 One'), loss('SUBTASK', 'WEB-9 Two')]
  const preview = { alone: { subtasks: 3, losses: staying }, along: { losses: [loss('LABEL', 'Inner', 't-8')] } }
  for (const [answer, withSubtasks] of [
    ['along', true],
    ['alone', false],
  ] as const) {
    const world = actionWorld({ script: { pick: ['Ops', 'to do', answer] }, answers: { ...targets, MovePreview: preview } })
    await world.run(moveTask, { task: [taskSubject(1), taskSubject(2)] })
    expect(world.asked[2]?.question.likely).toBe('along')
    expect(world.asked[2]?.options.map(({ title, hint }) => [title, hint])).toEqual([
      ['Move with 3 subtasks', 'They lose: Label: Inner'],
      ['Move these 2 alone', '2 subtasks without a parent'],
    ])
    const inputs = world.sent.map(({ variables }) => variables.input as { withSubtasks: boolean; moveId: string })
    expect(inputs.map((input) => input.withSubtasks)).toEqual([withSubtasks, withSubtasks])
    expect(new Set(inputs.map(({ moveId }) => moveId)).size).toBe(1)
  }
})

test('tasks of several projects are previewed project by project and asked about together', async () => {
  const seen: unknown[] = []
  const MovePreview = answering(({ project, taskIds }: { project: { projectSlug: string }; taskIds: string[] }) => {
    seen.push([project.projectSlug, taskIds])
    return { alone: { subtasks: 0, losses: [loss('BOARD', `Board of ${project.projectSlug}`)] }, along: { losses: [] } }
  })
  const world = actionWorld({ script: { pick: ['Ops', 'to do', 'alone'] }, answers: { ...targets, MovePreview } })
  await world.run(moveTask, { task: [taskSubject(1), taskSubject(2, { projectSlug: 'mobile' }), taskSubject(3)] })
  expect(seen).toEqual([
    ['website', ['t-1', 't-3']],
    ['mobile', ['t-2']],
  ])
  expect(world.asked[2]?.question.text).toContain('Boards: Board of website, Board of mobile')
})

test('undo is one step: the host gives back what it wrote down, and what is gone is told once', async () => {
  const UndoMove = answering(({ task }: { task: { id: string } }) => ({
    task: { id: task.id },
    along: [],
    left: task.id === 't-1' ? [loss('SPRINT', 'Sprint 4')] : [],
  }))
  const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: { ...targets, UndoMove } })
  await world.run(moveTask, { task: [taskSubject(1), taskSubject(2)] })
  const [first] = world.sent
  world.sent.length = 0
  await world.undo()
  const { moveId } = (first?.variables.input ?? {}) as { moveId?: string }
  expect(moveId).toBeTruthy()
  expect(world.sent.map(({ name, variables }) => [name, variables])).toEqual([
    ['UndoMove', { task: { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' }, moveId }],
    ['UndoMove', { task: { workspaceSlug: 'acme', projectSlug: 'website', id: 't-2' }, moveId }],
  ])
  expect(world.said.filter(({ tone }) => tone === 'note')).toEqual([
    { tone: 'note', text: 'Moved back. This could not be restored: Sprint: Sprint 4' },
  ])
})

test('the detail of a subtask that went along closes, too', async () => {
  const MoveTask = { task: { id: 't-1' }, along: [{ id: 't-8' }], undoable: true }
  const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: { ...targets, MoveTask } })
  world.services.scene.set({ detail: taskSubject(8) })
  await world.run(moveTask, { task: [taskSubject(1)] })
  expect(world.went).toEqual(['close task'])
})

const mia = { id: 'mia', username: 'mia', name: 'Mia', avatar: null, headline: null }
const planned = () =>
  taskSubject(1, {
    code: 'WEB-1',
    type: { id: '21', title: 'Bug', color: '#ff0000' },
    board: { id: 'b-1', title: 'Release' },
    sprint: { id: 's-1', slug: 'sprint-4', title: 'Sprint 4', timebox: null },
    userStory: { id: 'u-1', slug: 'us-1', title: 'A story', code: 'US-1' },
    parentId: 't-12',
    labels: [{ id: '41', title: 'urgent', color: '#000000' }],
    assignees: [mia],
  })
const bare = {
  id: 't-1',
  code: 'WEB-99',
  type: null,
  effort: null,
  board: null,
  labels: [],
  assignees: [],
  sprint: null,
  userStory: null,
  parentId: null,
}

test('a host that remembers no moves: the rows tell what is lost, undo gives back what calls can set and says what they cannot', async () => {
  const forgets = actionWorld({
    script: { pick: ['Ops', 'to do', 'alone'] },
    answers: {
      ...targets,
      MovePreview: { alone: null, along: null },
      ProjectCatalogue: { workflows: [], taskTypes: [{ id: '9', title: 'bug' }], efforts: [], labels: [], boards: [], members: [] },
      MoveTask: { task: bare, along: [], undoable: false },
    },
  })
  await forgets.run(moveTask, { task: [Object.assign(planned(), { counts: { subtasks: 2 } })] })
  expect(String(forgets.asked[2]?.question.text).split('\n')).toEqual([
    'This does not go along to Ops:',
    'Sprint: Sprint 4',
    'User story: A story',
    'Board: Release',
    'Label: urgent',
    'Parent task: of WEB-1',
    'Subtask: 2 of WEB-1',
  ])
  forgets.sent.length = 0
  await forgets.undo()
  expect(
    forgets.sent.map(({ name, variables: { task: ref, ...rest } }) => [name, (ref as { projectSlug: string }).projectSlug, rest]),
  ).toEqual([
    ['MoveTask', 'ops', { input: { newWorkspaceSlug: 'acme', newProjectSlug: 'website', newWorkflowId: '1' } }],
    ['UpdateTask', 'website', { input: { typeId: '21', sprintId: 's-1', userStoryId: 'u-1', parentId: 't-12' } }],
    ['SetTaskBoard', 'website', { boardId: 'b-1' }],
    ['AttachLabel', 'website', { labelId: '41' }],
    ['AssignTask', 'website', { username: 'mia' }],
  ])
  expect(forgets.said.at(-1)).toEqual({ tone: 'note', text: 'Moved back. This could not be restored: Subtask: 2 of WEB-1 · Code: WEB-1' })
})

test('a move that the host has forgotten is moved back; one that went on to a third project says so', async () => {
  for (const [code, names] of [
    ['NOT_FOUND', ['UndoMove', 'MoveTask']],
    ['CONFLICT', ['UndoMove']],
  ] as const) {
    const UndoMove = answering(() => {
      throw new ApiError(code, 'The task has gone to another project since.')
    })
    const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: { ...targets, UndoMove } })
    await world.run(moveTask, { task: [taskSubject(1)] })
    world.sent.length = 0
    await world.undo().catch((error: Error) => error)
    expect(world.sentNames()).toEqual(names)
  }
})

test('MOVE-02 a move whose answer is lost is asked for once more where that is safe, with the same step; what was moved can be undone', async () => {
  const lost = (mayDoTwice: boolean) => new ApiError('UPSTREAM_UNREACHABLE', '', { outcomeUnknown: true, mayDoTwice })
  for (const { errors, sent, undoable } of [
    { errors: [lost(false)], sent: 2, undoable: 1 },
    { errors: [lost(false), lost(false)], sent: 2, undoable: 0 },
    { errors: [lost(true)], sent: 1, undoable: 0 },
    { errors: [new ApiError('FORBIDDEN', '')], sent: 1, undoable: 0 },
  ]) {
    const left = [...errors]
    const MoveTask = answering(() => {
      const error = left.shift()
      if (error) throw error
      return moved.MoveTask
    })
    const world = actionWorld({ script: { pick: ['Ops', 'to do'] }, answers: { ...targets, MoveTask } })
    await world.run(moveTask, { task: [taskSubject(1)] })
    expect(world.sentNames()).toEqual(Array.from({ length: sent }, () => 'MoveTask'))
    expect(new Set(world.sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(1)
    expect(world.services.undo.size).toBe(undoable)
  }
})
