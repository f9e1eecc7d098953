// Undoing that something was made: what others, or what cannot be undone, has put into it since is never deleted with it.
import { expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { UndoRefused } from '#src/actions/undo.ts'
import { NOT_AS_MADE } from '#src/actions/unmake.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actions as boardItems } from '#src/features/catalogue/board.actions.ts'
import { actions as labelItems } from '#src/features/catalogue/label.actions.ts'
import { addItemsTo } from '#src/features/checklist/checklist.actions.ts'
import { newClient } from '#src/features/client/client.actions.ts'
import { newForm } from '#src/features/form/form.actions.ts'
import { duplicateInvoice } from '#src/features/invoice/invoice.actions.ts'
import { convertNote } from '#src/features/note/note-convert.actions.ts'
import { actions as sprintItems } from '#src/features/planning/sprint-items.actions.ts'
import { actions as storyItems } from '#src/features/planning/user-story.actions.ts'
import { repeatTaskBy } from '#src/features/recurrence/repeat-task.ts'
import { newSprint } from '#src/features/sprint/sprint.actions.ts'
import { addEpicStory, newEpic } from '#src/features/story/epic.actions.ts'
import { makeStories } from '#src/features/story/story.actions.ts'
import { createTaskFrom, createTasksFrom } from '#src/features/task-create/task-create.actions.ts'
import { duplicateTask } from '#src/features/task-move/task-copies.actions.ts'
import { addSubtask } from '#src/features/task-relations/task-related.actions.ts'
import { makeTaskOfThread } from '#src/features/thread/thread-task.actions.ts'
import type { ThreadSubject } from '#src/model/thread/thread-subject.ts'
import { fakeRule } from '#tests/house/recurrence-subjects.ts'
import {
  type ActionWorld,
  actionWorld,
  answering,
  failing,
  fakeSprint,
  projectSubject,
  taskSubject,
  workspaceSubject,
} from '#tests/kit/action-fakes.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { DRAFT, whole as invoice } from '#tests/kit/invoice-page.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { epicListOf, epicSubjectOf, fakeEpic, fakeStory, storyListOf } from '#tests/kit/story-fakes.ts'

type Thing = Record<string, unknown>

/** How a kind is made, read and deleted; `since` is what somebody does to it meanwhile, each of which keeps it. */
interface Making {
  action: Action
  subjects: Subjects
  script?: Script
  thing: Thing
  create: string
  made?: (thing: Thing) => object
  read: string
  now?: (thing: Thing | null) => object
  remove: string
  since: readonly Thing[]
}

const project = projectSubject()
const place = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] } as const
const OWNED = { id: 'acme', workspaceSlug: 'acme', viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] } as const
const NONE = { comments: 0, files: 0, checklistDone: 0, checklistTotal: 0, subtasks: 0, timeSeconds: 0 }
const task = fakeTask(9, { title: 'New', description: '<p>Why</p>', counts: NONE })
const aTask = {
  thing: task,
  read: 'TaskById',
  remove: 'DeleteTask',
  since: [
    { title: 'Another' },
    { description: '<p>Why, in detail</p>' },
    { timerStartedAt: '2026-11-21T09:00:00Z' },
    ...['comments', 'files', 'checklistTotal', 'subtasks', 'timeSeconds'].map((name) => ({ counts: { ...NONE, [name]: 1 } })),
  ],
}
const story = { ...fakeStory(7, { taskCount: 0 }), description: null, people: [] }
const aStory = {
  thing: story,
  read: 'GetStory',
  now: (userStory: Thing | null) => ({ userStory }),
  remove: 'DeleteUserStory',
  since: [{ title: 'Another' }, { description: 'So that it pays' }, { taskCount: 1 }],
}
const aSprint = {
  thing: { ...fakeSprint(8, { state: 'PLANNED', taskCount: 0 }) },
  create: 'CreateSprint',
  read: 'GetSprint',
  remove: 'DeleteSprint',
  since: [{ title: 'Another' }, { goal: 'Pay' }, { taskCount: 1 }, { endDate: '2026-12-24' }, { state: 'ACTIVE' }],
}
const itemOf = (items: readonly Action[], id: string) => items.find((one) => one.id === id) as Action
const checkitem = { id: 'i-1', title: 'Shoes', done: false, parentId: null, children: [] as object[] }
const rule = fakeRule()
const wholeRule = {
  ...rule,
  dates: [],
  task: { ...rule.task, description: null, workflowId: null, typeId: null, effortId: null, boardId: null, labelIds: [], checklist: [] },
}
const client = {
  ...{ id: 'c-1', number: 'C-1', name: 'Bloom', website: '', email: '', phone: '', notes: '', country: null, taxId: '', currency: 'EUR' },
  ...{ address: { street: [], postcode: '', city: '', region: '' }, rate: null, taxBp: 0, termsDays: 14, rounding: 'EXACT' },
  ...{ archivedAt: null, projects: [], contacts: [], lastInvoice: null },
}
const form = {
  ...{ id: 'f-1', title: 'Bug report', closesOn: null, intro: null, thanks: null, dailyLimit: 100, presets: null },
  ...{ fields: [{ number: 1, label: 'What?' }], submissionsCount: 0 },
}
const note = { id: 'n-1', title: 'Ideas', isPinned: false, version: 1, trashedAt: null, tags: [], viewerCan: ['EDIT'] } as const
const thread = { ...place, id: 'th', number: 7, title: 'Closed too early', task: null } as unknown as ThreadSubject

const makings: Record<string, Making> = {
  'TCREATE-11 a new task': {
    ...{ ...aTask, action: createTaskFrom({ title: 'New', description: 'Why' }), subjects: { project: [project] } },
    create: 'CreateTask',
  },
  'FIRST-03 several new tasks': {
    ...{ ...aTask, action: createTasksFrom([{ title: 'New' }]), subjects: { project: [project] } },
    create: 'CreateTask',
  },
  'RELATED-02 a subtask': {
    ...{ ...aTask, action: addSubtask, subjects: { task: [taskSubject(1)] }, script: { text: ['New'] } },
    create: 'CreateTask',
  },
  'DUP-01 a copy of a task': { ...aTask, action: duplicateTask, subjects: { task: [taskSubject(1)] }, create: 'DuplicateTask' },
  'DISC-08 a task of a discussion': {
    ...{ ...aTask, action: makeTaskOfThread({ workflowId: null, close: true }), subjects: { thread: [thread] } },
    create: 'ThreadToTask',
  },
  'NOTE-07 a task of a note': {
    ...{ ...aTask, action: convertNote, subjects: { note: [note] }, script: { project: [project] } },
    ...{ create: 'ConvertNote', made: (one) => ({ tasks: [one] }) },
  },
  'STORY-06 a user story': {
    ...{ ...aStory, action: makeStories(['Story 7'], { epic: null, intent: 'typed' }), subjects: { 'story-list': [storyListOf()] } },
    ...{ create: 'CreateUserStory', made: (userStory) => ({ userStory }) },
  },
  'STORY-06 several user stories': {
    ...{
      ...aStory,
      action: makeStories(['Story 7', 'Story 8'], { epic: null, intent: 'typed' }),
      subjects: { 'story-list': [storyListOf()] },
    },
    ...{ create: 'CreateUserStories', made: (one) => ({ userStories: [one] }) },
  },
  'EPIC-06 a user story in an epic': {
    ...{ ...aStory, action: addEpicStory, subjects: { epic: [epicSubjectOf()] }, script: { text: ['Story 7'] } },
    ...{ create: 'CreateUserStory', made: (userStory) => ({ userStory }) },
  },
  'OPEN-38 a user story of the manage dialog': {
    ...{ ...aStory, action: itemOf(storyItems, 'user-story.create'), subjects: { project: [project] }, script: { text: ['Story 7'] } },
    ...{ create: 'CreateUserStory', made: (userStory) => ({ userStory }) },
  },
  'EPIC-06 an epic': {
    ...{ action: newEpic, subjects: { 'epic-list': [epicListOf()] }, script: { text: ['Epic 4'] } },
    ...{ thing: { ...fakeEpic(4, { storyCount: 0 }) }, create: 'CreateEpic', made: (epic) => ({ epic }), read: 'ListEpics' },
    ...{ now: (one) => ({ epics: { nodes: one ? [one] : [] } }), remove: 'DeleteEpic' },
    since: [{ title: 'Another' }, { description: 'For whom' }, { storyCount: 1 }],
  },
  'SPRINT-15 a sprint': {
    ...{ ...aSprint, action: newSprint, subjects: { 'sprint-list': [{ ...place, id: 'sprints' }] } },
    ...{ script: { text: ['Sprint 8, 16 nov, 29 nov'] }, made: (sprint) => ({ sprint }), now: (sprint) => ({ sprint }) },
  },
  'OPEN-38 a sprint of the manage dialog': {
    ...{ ...aSprint, action: itemOf(sprintItems, 'sprint.create'), subjects: { project: [project] } },
    ...{ script: { text: ['Sprint 8', '2026-11-16', '2026-11-29'] }, made: (sprint) => ({ sprint }), now: (sprint) => ({ sprint }) },
  },
  'CHECK-02 a checklist item': {
    ...{ action: addItemsTo(['Shoes'], null, () => undefined, 'typed'), subjects: { task: [taskSubject(1)] }, thing: checkitem },
    ...{ create: 'AddChecklistItem', made: (item) => ({ item }), read: 'ListChecklist', now: (one) => ({ checklist: one ? [one] : [] }) },
    ...{ remove: 'DeleteChecklistItem', since: [{ title: 'Boots' }, { children: [{ ...checkitem, id: 'i-2', parentId: 'i-1' }] }] },
  },
  'CLIENT-08 a client': {
    ...{ action: newClient, subjects: { 'client-list': [{ ...OWNED, archived: false, search: '' }] }, script: { text: ['Bloom'] } },
    ...{ thing: client, create: 'CreateClient', made: (one) => ({ client: one }), read: 'GetClient', now: (one) => ({ client: one }) },
    ...{ remove: 'DeleteClient', since: [{ name: 'Bloom Ltd' }, { notes: 'Pays late' }, { contacts: [{ id: 'k-1', name: 'Lea' }] }] },
  },
  'INV-20 a draft of an invoice': {
    ...{ action: duplicateInvoice, subjects: { invoice: [{ ...invoice, ...OWNED, id: 'in-0' }] }, thing: { ...invoice, ...DRAFT } },
    ...{ create: 'DuplicateInvoice', made: (one) => ({ invoice: one }), read: 'GetInvoice', now: (one) => ({ invoice: one }) },
    ...{ remove: 'DeleteInvoice', since: [{ notes: 'Thank you' }, { lines: [] }, { order: 'PO-7' }, { state: 'OPEN' }] },
  },
  'RECUR-14 a rule': {
    ...{ action: repeatTaskBy({ rule: rule.rule, timezone: 'UTC' }, 'typed'), subjects: { task: [taskSubject(1)] }, thing: wholeRule },
    ...{ create: 'CreateRecurrence', made: (recurrence) => ({ recurrence }), read: 'GetRecurrence', now: (recurrence) => ({ recurrence }) },
    ...{ remove: 'DeleteRecurrence', since: [{ rule: 'FREQ=DAILY' }, { task: { ...wholeRule.task, description: '<p>How</p>' } }] },
  },
  'FORM-10 a form': {
    ...{ action: newForm, subjects: { 'form-list': [{ ...place, id: 'forms' }] }, script: { text: ['Bug report'] }, thing: form },
    ...{ create: 'CreateForm', made: (one) => ({ form: one }), read: 'GetForm', now: (one) => ({ form: one }), remove: 'DeleteForm' },
    since: [{ title: 'Wishes' }, { submissionsCount: 1 }, { fields: [] }],
  },
}

const all = Object.entries(makings)

/** A world in which it was just made, and is then as `since` leaves it; null for gone. */
async function madeIn(making: Making): Promise<ActionWorld & { since: (now: Thing | null) => void; fail: () => void }> {
  const { action, subjects, script = {}, thing, create, read, made = (one) => ({ task: one }), now = (one) => ({ task: one }) } = making
  let present: Thing | null = thing
  let failure: ApiError | null = null
  const world = actionWorld({
    // Scripts are used up.
    script: structuredClone(script),
    answers: {
      ...{ ProjectCatalogue: failing(new ApiError('UPSTREAM_ERROR', 'x')), ListSprints: { sprints: { nodes: [], totalCount: 0 } } },
      [create]: () => structuredClone(made(thing)),
      [read]: answering(() => {
        if (failure) throw failure
        return now(present)
      }),
    },
  })
  world.services.scene.set({ workspace: workspaceSubject() })
  expect(await world.run(action, subjects), JSON.stringify(world.said)).toBe('done')
  return {
    ...world,
    since: (other) => {
      present = other
    },
    fail: () => {
      failure = new ApiError('UNREACHABLE', 'The server cannot be reached.')
    },
  }
}

test.each(all)('%s that is as it was made is deleted by undo, also with other things in another order', async (_, making) => {
  const world = await madeIn(making)
  world.since(Object.fromEntries(Object.entries(making.thing).toReversed()))
  expect(await world.undo()).not.toBeNull()
  expect(world.sentNames()).toContain(making.remove)
})

test.each(all)('%s that holds more, or says something else, stays whole when its making is undone', async (_, making) => {
  for (const since of making.since) {
    const world = await madeIn(making)
    world.since({ ...making.thing, ...since })
    await expect(world.undo(), JSON.stringify(since)).rejects.toThrow(new UndoRefused(NOT_AS_MADE))
    expect(world.sentNames(), JSON.stringify(since)).toEqual([making.create])
    // It is not offered again: what was done before it can be undone.
    expect(world.services.undo.size).toBe(0)
  }
})

test.each(all)(
  '%s that is gone is taken back; where that cannot be asked nothing is deleted, and undo can be tried again',
  async (_, making) => {
    const gone = await madeIn(making)
    gone.since(null)
    expect(await gone.undo()).not.toBeNull()
    expect(gone.sentNames()).not.toContain(making.remove)
    const away = await madeIn(making)
    away.fail()
    await expect(away.undo()).rejects.toThrow('The server cannot be reached.')
    expect([away.sentNames(), away.services.undo.size]).toEqual([[making.create], 1])
  },
)

/** Three tasks, of which somebody has described the second. */
function threeTasks() {
  let made = 0
  const next = () => ({ task: { ...task, id: `new-${++made}`, title: 'New' } })
  return {
    ...{ ProjectCatalogue: failing(new ApiError('UPSTREAM_ERROR', 'x')), CreateTask: next, DuplicateTask: next },
    TaskById: answering(({ id }: { id: string }) => ({ task: { ...task, id, ...(id === 'new-2' && { description: '<p>How</p>' }) } })),
  }
}

test('FIRST-03 DUP-01 of several tasks those that somebody has written in stay, the others go, and what was before can be undone', async () => {
  const typed = actionWorld({ answers: threeTasks() })
  await typed.run(createTasksFrom(['One', 'Two', 'Three'].map((title) => ({ title }))), { project: [project] })
  await expect(typed.undo()).rejects.toThrow('1 of 3 was changed since it was made. It stays.')
  const copied = actionWorld({ answers: threeTasks() })
  await copied.run(duplicateTask, { task: [taskSubject(1), taskSubject(2), taskSubject(3)] })
  await expect(copied.undo()).rejects.toThrow(
    /^1 of 3 tasks could not be taken back \(WEB-2\)\. This was changed since it was made\. It stays\.$/,
  )
  for (const world of [typed, copied]) {
    const deleted = world.sent.filter(({ name }) => name === 'DeleteTask').map(({ variables }) => (variables.task as { id: string }).id)
    expect([deleted.toSorted(), world.services.undo.size]).toEqual([['new-1', 'new-3'], 0])
  }
})

test('BOARD-04 a new board that a task has been put on since stays; an empty one is deleted', async () => {
  for (const nodes of [[{ id: 't-1' }], []]) {
    const FindUsage = { present: { nodes: [] }, archived: { nodes } }
    const world = actionWorld({ script: { text: ['Release'] }, answers: { CreateBoard: { board: { id: 'b-9' } }, FindUsage } })
    await world.run(itemOf(boardItems, 'board.create'), { project: [project] })
    if (nodes.length > 0) await expect(world.undo()).rejects.toThrow(new UndoRefused(NOT_AS_MADE))
    else expect(await world.undo()).not.toBeNull()
    expect(world.sentNames()).toEqual(nodes.length > 0 ? ['CreateBoard'] : ['CreateBoard', 'DeleteBoard'])
  }
})

test('LABEL-05 a new label that a task has got since stays, and does not keep what was before from being undone', async () => {
  const refusal = { code: 'CONFLICT', message: 'This label is in use and cannot be deleted.', field: null } as const
  const used = failing(new ApiError('CONFLICT', refusal.message, { refusals: [refusal] }))
  const world = actionWorld({ script: { text: ['urgent', '#000'] }, answers: { CreateLabel: { label: { id: '9' } }, DeleteLabel: used } })
  await world.run(itemOf(labelItems, 'label.create'), { project: [project] })
  await expect(world.undo()).rejects.toThrow('This label is in use and cannot be deleted. It stays.')
  expect(world.services.undo.size).toBe(0)
})
