// Undoing that a task was made, on a real host: whatever somebody else has put into it since keeps it whole.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTaskFrom } from '#src/features/task-create/task-create.actions.ts'
import { duplicateTask } from '#src/features/task-move/task-copies.actions.ts'
import { type ActionBench, openActionBench } from '#tests/kit/action-bench.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { installBrowser } from '#tests/kit/browser-globals.ts'

let bench: ActionBench
let removeBrowser: () => Promise<void>
beforeAll(async () => {
  removeBrowser = installBrowser()
  bench = await openActionBench()
})
afterAll(async () => {
  await bench.close()
  await removeBrowser()
})

const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/** Actions of ana's with a new client. */
const ana = async () => actionWorld({ real: await bench.api(), now: new Date() })

/** The task that was made last. */
async function newest(): Promise<string> {
  const { rows } = await bench.world.host.db.execute<{ id: string }>(
    sql`select id from tasks order by created_at desc, number desc limit 1`,
  )
  return rows[0]?.id ?? ''
}

const TYPES = { task: 'TaskRef!', project: 'ProjectRef!', id: 'ID!' } as const

/** What ben does; variables are those that it names. */
function ben(id: string, field: string): Promise<unknown> {
  const given = Object.entries({ task: { ...project, id }, project, id }).filter(([name]) => field.includes(`$${name}`))
  const declared = given.map(([name]) => `$${name}: ${TYPES[name as keyof typeof TYPES]}`).join(', ')
  return bench.data('ben', `mutation M(${declared}) { a: ${field} { userErrors { message } } }`, Object.fromEntries(given))
}

const deeds: Record<string, (id: string) => Promise<unknown>> = {
  'a title': (id) => ben(id, 'updateTask(task: $task, input: { title: "Another" })'),
  'a description': (id) => ben(id, 'updateTask(task: $task, input: { description: "<p>How</p>" })'),
  'a comment': (id) => ben(id, 'addComment(project: $project, input: { subject: TASK, subjectId: $id, html: "<p>Hm</p>" })'),
  'a checklist item': (id) => ben(id, 'addChecklistItem(task: $task, input: { title: "Shoes" })'),
  'logged time': (id) => ben(id, 'logTime(task: $task, input: { startedAt: "2026-11-02T09:00:00Z", endedAt: "2026-11-02T12:00:00Z" })'),
  'a subtask': (id) => ben(id, 'createTask(input: { workspaceSlug: "acme", projectSlug: "website", title: "Below", parentId: $id })'),
  'a file': (id) => bench.addFile({ id }),
}

test.each(Object.entries(deeds))('TCREATE-11 DUP-01 %s that came since keeps a new task and a copy', async (_, deed) => {
  for (const make of ['new', 'copy']) {
    const world = await ana()
    const [source] = await bench.tasks(1)
    if (make === 'copy') await bench.addItems(source)
    const action = make === 'new' ? createTaskFrom({ title: 'New', description: 'Why <b>so</b>' }) : duplicateTask
    expect(await world.run(action, { project: [bench.project], task: [source] })).toBe('done')
    const id = await newest()
    await deed(id)
    await expect(world.undo(), make).rejects.toThrow('This was changed since it was made. It stays.')
    expect(await bench.again({ id })).toBeTruthy()
  }
})

test('TCREATE-11 a task that others only gave a star, a label or a person is still taken back', async () => {
  const world = await ana()
  await world.run(createTaskFrom({ title: 'New', description: '<p>Why</p><ul><li>so</li></ul>' }), { project: [bench.project] })
  const id = await newest()
  await ben(id, 'assignTask(task: $task, username: "mia")')
  await ben(id, 'setTaskFavorite(task: $task, favorite: true)')
  expect(await world.undo()).not.toBeNull()
  await expect(bench.again({ id })).rejects.toThrow('There is no task')
})
