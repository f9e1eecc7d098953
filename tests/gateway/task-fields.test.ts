// The document of the task's detail over a real host: everything that the specification says is consumed is there.
import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ListAttachments } from '#src/model/attachment/attachment.graphql.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const AT = { workspaceSlug: 'acme', projectSlug: 'website' }

test('TDETAIL-14 TDETAIL-16 every field of a task that the detail consumes comes through, filled by some task of the sample world', async () => {
  const { body } = await world.host.as('ana').get('/tasks/', { company_slug: 'acme', project_slug: 'website', per_page: 200 })
  const wanted = ['image', 'type', 'effort', 'workflow', 'start_date', 'due_date', 'board', 'sprint', 'user_story', 'parent_id'] as const
  const filled = new Map<string, unknown>()
  const tasks = new Set<string>()
  for (const name of wanted) {
    const found = body.data.find((task: Record<string, unknown>) => task[name] != null)
    if (found) tasks.add(found.uuid)
  }
  for (const uuid of tasks) {
    const { task } = await world.data('ana', print(TaskById), { ...AT, id: uuid })
    expect(task).toMatchObject({
      id: uuid,
      ...AT,
      workflow: { id: expect.any(String), title: expect.any(String), color: expect.any(String) },
    })
    for (const [name, value] of Object.entries(task))
      if (value !== null && !(Array.isArray(value) && value.length === 0)) filled.set(name, value)
  }
  const fields = [
    ...[
      'id',
      'slug',
      'code',
      'title',
      'description',
      'workspaceSlug',
      'project',
      'done',
      'progress',
      'image',
      'type',
      'effort',
      'workflow',
    ],
    ...['labels', 'assignees', 'startDate', 'dueDate', 'board', 'position', 'isFavorite', 'isDraft', 'isArchived', 'createdAt'],
    ...['createdAtForHumans', 'creator', 'sprint', 'userStory', 'viewerCan'],
  ]
  expect(fields.filter((name) => !filled.has(name))).toEqual([])
  expect(filled.get('project')).toMatchObject({ slug: 'website', name: 'Website relaunch' })
  expect(filled.get('type')).toMatchObject({ id: expect.any(String), title: expect.any(String), color: expect.any(String) })
  expect(filled.get('effort')).toMatchObject({ id: expect.any(String), title: expect.any(String), hours: expect.any(Number) })
  expect(filled.get('sprint')).toMatchObject({ slug: expect.any(String), title: expect.any(String), timebox: expect.any(String) })
  expect(filled.get('userStory')).toMatchObject({ slug: expect.any(String), title: expect.any(String), code: expect.any(String) })
  const pictured = body.data.find((task: { image: string | null }) => task.image !== null)
  const { attachments } = await world.data('ana', print(ListAttachments), { ...AT, taskId: pictured.uuid, page: 1 })
  expect(attachments.nodes[0]).toMatchObject({ filename: expect.any(String), downloadUrl: expect.any(String) })
})
