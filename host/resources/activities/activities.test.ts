// The Task Log: whatever changes on a task is in it, also what was done elsewhere, and its moments are told apart from its words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const change = (task: AnyTask, body: object) => world.as('ben').put(`/tasks/${task.uuid}/`, WEBSITE, body)
const remove = (path: string) => world.as('ben').del(path, WEBSITE)

test('LOG-01 a parent’s log has its subtasks: new ones, copies, those that come and go', async () => {
  const [one, two] = [await makeTask(world, 'ana', WEBSITE, { title: 'One' }), await makeTask(world, 'ana', WEBSITE, { title: 'Two' })]
  const made = await makeTask(world, 'ben', WEBSITE, { title: 'Made below', parent_id: one.uuid })
  await world.as('ben').post(`/tasks/${made.uuid}/duplicate/`, WEBSITE)
  await change(made, { parent_id: two.uuid })
  await change(made, { parent_id: null })
  expect((await logOf(world, one.uuid)).slice(0, 3)).toEqual([
    'removed the subtask “Made below”',
    'added the subtask “Made below (copy)”',
    'added the subtask “Made below”',
  ])
  expect((await logOf(world, two.uuid)).slice(0, 2)).toEqual(['removed the subtask “Made below”', 'added the subtask “Made below”'])
  expect((await logOf(world, made.uuid)).slice(0, 2)).toEqual(['removed the parent task', 'set the parent task to “Two”'])
})

test('LOG-01 what is refused is in no log', async () => {
  const parent = await makeTask(world, 'ana', WEBSITE, { title: 'Above' })
  const child = await makeTask(world, 'ana', WEBSITE, { title: 'Below', parent_id: parent.uuid })
  expect((await change(parent, { parent_id: child.uuid })).status).toBe(422)
  expect(await logOf(world, child.uuid)).toEqual(['created the task'])
  expect(await logOf(world, parent.uuid)).toEqual(['added the subtask “Below”', 'created the task'])
})

test('LOG-01 a deleted task is in the logs of its parent and of its subtasks', async () => {
  const above = await makeTask(world, 'ana', WEBSITE, { title: 'Above' })
  const middle = await makeTask(world, 'ana', WEBSITE, { title: 'In the middle', parent_id: above.uuid })
  const below = await makeTask(world, 'ana', WEBSITE, { title: 'Below', parent_id: middle.uuid })
  expect((await remove(`/tasks/${middle.uuid}/`)).status).toBe(200)
  expect((await logOf(world, above.uuid))[0]).toBe('deleted the subtask “In the middle”')
  expect((await logOf(world, below.uuid))[0]).toBe('deleted the parent task “In the middle”')
})

test('LOG-01 MOVE-02 a move and its undo are in the logs of the relatives that stay', async () => {
  const above = await makeTask(world, 'ana', WEBSITE, { title: 'Above' })
  const moved = await makeTask(world, 'ana', WEBSITE, { title: 'Moved', parent_id: above.uuid })
  const below = await makeTask(world, 'ana', WEBSITE, { title: 'Below', parent_id: moved.uuid })
  const [step] = (await world.as('ana').get('/projects-workflows/', MOBILE)).body.data
  const target = { new_company_slug: 'acme', new_project_slug: 'mobile', new_workflow_id: step.id }
  const answer = await world.as('ben').post(`/tasks/${moved.uuid}/move`, { company_slug: 'acme' }, { ...WEBSITE, ...target })
  expect(answer.status).toBe(200)
  expect((await logOf(world, above.uuid))[0]).toBe('moved the subtask “Moved” to Mobile app')
  expect((await logOf(world, below.uuid))[0]).toBe('moved the parent task “Moved” to Mobile app')
  expect((await logOf(world, moved.uuid, MOBILE))[0]).toBe('moved the task from Website relaunch to Mobile app')
})

test.each([
  ['/project-boards/', 'board', { name: 'Soon gone' }, 'uuid', 'Main Board'],
  ['/sprints/', 'sprint', { title: 'Soon gone', start_date: '2026-12-01', end_date: '2026-12-14' }, 'id', 'sprint “Soon gone”'],
  ['/user-stories/', 'user story', { title: 'Soon gone' }, 'id', 'story US-0'],
] as const)('LOG-01 what is deleted under %s takes tasks off it, and their logs say so', async (path, word, body, key, none) => {
  const made = (await world.as('ben').post(path, WEBSITE, body)).body.data
  const [on, off] = [await makeTask(world), await makeTask(world)]
  const before = (await world.as('ana').get(`/tasks/${on.uuid}/`, WEBSITE)).body.data.updated_at
  if (word === 'board') await world.as('ben').put(`/tasks/${on.uuid}/project_board/`, WEBSITE, { board_uuid: made.uuid })
  else await change(on, word === 'sprint' ? { sprint_id: made.id } : { user_story_id: made.id })
  expect((await remove(`${path}${made[key]}/`)).status).toBe(200)
  const lines = (await world.as('ana').get(`/activities/task/${on.uuid}/workflow/`, WEBSITE)).body.data
  const left = word === 'board' ? `changed the board from Soon gone to ${none}` : `took this out of ${none}`
  expect(lines[0]).toMatchObject({ message: `${left.replace('US-0', made.code)} by deleting it`, user: { username: 'ben' } })
  expect((await world.as('ana').get(`/tasks/${on.uuid}/`, WEBSITE)).body.data.updated_at.timestamp).toBeGreaterThanOrEqual(before.timestamp)
  expect(await logOf(world, off.uuid)).toEqual(['created the task'])
})

test('LOG-01 progress that makes a task done, or not, says so; a removed comment on a file is named', async () => {
  const task = await makeTask(world)
  const progress = (estimative: number) => world.as('ben').put(`/tasks/${task.uuid}/estimative/`, WEBSITE, { estimative })
  await progress(100)
  expect(await logOf(world, task.uuid)).toEqual(expect.arrayContaining(['changed the progress from 0% to 100%', 'marked the task as done']))
  await progress(20)
  expect(await logOf(world, task.uuid)).toEqual(expect.arrayContaining(['changed the progress from 100% to 20%', 'reopened the task']))
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const file = (await world.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'x') })).body.data
  const about = { ...WEBSITE, commentable_type: 'attachments', commentable_id: file.uuid }
  const comment = (await world.as('mia').post('/comments/', about, { comment_text: 'Hm' })).body.data
  await world.as('ana').del(`/comments/${comment.id}/`, WEBSITE)
  expect((await logOf(world, task.uuid))[0]).toBe('removed a comment by Mia Chen on the file plan.txt')
})

test('LOG-01 moments in a line stand apart from its words, for the reader’s own time zone', async () => {
  const task = await makeTask(world)
  await change(task, { due_date: '2030-12-01 09:00:00' })
  await change(task, { due_date: '2030-12-02 10:30:00' })
  await change(task, { title: 'Ship at 2030-12-01 09:00 UTC' })
  const at = (iso: string) => ({ at: { timestamp: Date.parse(iso) / 1000 } })
  const [renamed, changed, set] = (await world.as('ana').get(`/activities/task/${task.uuid}/workflow/`, WEBSITE)).body.data
  expect(renamed).not.toHaveProperty('parts')
  expect(changed).toMatchObject({
    message: 'changed the due date from 2030-12-01 09:00 UTC to 2030-12-02 10:30 UTC',
    parts: [{ text: 'changed the due date from ' }, at('2030-12-01T09:00:00Z'), { text: ' to ' }, at('2030-12-02T10:30:00Z')],
  })
  expect(set.parts).toEqual([{ text: 'set the due date to ' }, at('2030-12-01T09:00:00Z')])
})
