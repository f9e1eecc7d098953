// What a task with much in it costs: every panel of the detail, sent as the client sends it, counted at the host.
import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ListChecklist } from '#src/features/checklist/checklist.graphql.ts'
import { ListComments } from '#src/features/comment/comment.graphql.ts'
import { SprintChoices, UserStoryChoices } from '#src/features/planning/task-plans.graphql.ts'
import { ListParentTasks, ListSubtasks } from '#src/features/task-relations/task-related.graphql.ts'
import { ListTimeEntries } from '#src/features/time-entry/time-entry.graphql.ts'
import { ListAttachments } from '#src/model/attachment/attachment.graphql.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { fillTask } from '#tests/kit/heavy-task.ts'
import type { AnyTask } from '#tests/kit/task-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
let task: AnyTask
beforeAll(async () => {
  world = await openWorld({ sample: true })
  task = await fillTask(world.host)
}, 120_000)
afterAll(() => world.close())

const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/**
 * The queries of a detail whose tabs were all opened, with the variables that the panels give them. The carousel asks what the Files tab asks, which
 * the cache answers. Not among them, because the list's page has asked them before any task is opened: ProjectCatalogue (which answers the
 * comments' CommentCatalogue, too) and GetRunningTimer.
 */
function queries(taskId: string) {
  const about = { ...project, taskId }
  return [
    [TaskById, { ...project, id: taskId }],
    [ListComments, { ...project, subject: 'TASK', subjectId: taskId, sort: 'NEWEST' }],
    [ListAttachments, { ...about, page: 1 }],
    [ListChecklist, about],
    [ListTimeEntries, { ...about, timezone: 'Europe/Lisbon', page: 1 }],
    [UserStoryChoices, { ...project, search: '', page: 1 }],
    [SprintChoices, { ...project, search: '', page: 1 }],
    [ListSubtasks, about],
    [ListParentTasks, about],
  ] as const
}

test('a task with 200 comments, 50 files, 100 items, 300 time entries, plans and relatives costs 9 REST calls with every tab opened', async () => {
  const answers: Record<string, unknown> = {}
  world.resetCalls()
  for (const [document, variables] of queries(task.uuid)) Object.assign(answers, await world.data('mia', print(document), variables))
  const calls = world.calls().map((call) => call.replace(/\?.*/, '').replace(task.uuid, '{uuid}'))
  expect(calls).toEqual([
    'GET /tasks/{uuid}/',
    'GET /comments/',
    'GET /attachments/',
    'GET /task-checklists/',
    'GET /time-trackings/no-task/',
    'GET /user-stories/',
    'GET /sprints/',
    'GET /tasks/{uuid}/sub-tasks/',
    'GET /tasks/{uuid}/related-tasks/',
  ])
  expect(answers).toMatchObject({
    task: {
      counts: { comments: 200, files: 50, checklistDone: 0, checklistTotal: 100, subtasks: 5, timeSeconds: 300 * 600 },
      sprint: { title: 'The heavy sprint' },
      userStory: { title: 'The heavy story' },
    },
    attachments: { totalCount: 50 },
    timeEntries: { totalCount: 300, totals: { seconds: 300 * 600 } },
    comments: { length: 200 },
    checklist: { length: 100 },
    subtasks: { length: 5 },
    parentTasks: { length: 2 },
  })
})
