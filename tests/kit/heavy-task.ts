// A task with as much in it as a busy one has: comments, files, checklist items, time, plans, a family.
import type { HostWorld } from './host-on-cluster.ts'
import { multipart } from './multipart.ts'
import { type AnyTask, makeTask, WEBSITE } from './task-calls.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Runs `count` calls, a few at a time, and throws at the first one that is not answered with 2xx. */
async function times(count: number, call: (place: number) => Promise<{ status: number; body: unknown }>): Promise<void> {
  for (let start = 0; start < count; start += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - start) }, async (_, step) => {
        const { status, body } = await call(start + step)
        if (status >= 300) throw new Error(`The heavy task was refused something: ${status} ${JSON.stringify(body)}`)
      }),
    )
}

/**
 * Makes a task in the sample world's `website`, on top of its list, through the host's own calls: 200 comments, 50 files (each fifth a picture), 100
 * checklist items, 300 time entries of ten minutes, a sprint, a story, 5 subtasks, a parent and its parent. Answers the task as it was made.
 */
export async function fillTask(host: HostWorld): Promise<AnyTask> {
  const as = host.as('ana')
  const sprint = { title: 'The heavy sprint', start_date: '2026-11-02', end_date: '2026-11-13' }
  const plans = {
    sprint: (await as.post('/sprints/', WEBSITE, sprint)).body.data,
    story: (await as.post('/user-stories/', WEBSITE, { title: 'The heavy story' })).body.data,
  }
  const top = await makeTask(host, 'ana', WEBSITE, { title: 'The parent of the parent' })
  const parent = await makeTask(host, 'ana', WEBSITE, { title: 'The parent', parent_id: top.uuid })
  const task = await makeTask(host, 'ana', WEBSITE, { title: 'The heavy one', parent_id: parent.uuid, position: 0 })
  await times(1, () => as.put(`/tasks/${task.uuid}/`, WEBSITE, { sprint_id: plans.sprint.id }))
  await times(1, () => as.put(`/tasks/${task.uuid}/`, WEBSITE, { user_story_id: plans.story.id }))
  await times(5, (place) =>
    as.post('/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: `Subtask ${place}`, parent_id: task.uuid }),
  )
  const comments = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
  await times(200, (place) => {
    const said = `<p>Comment ${place}: <b>what was found</b>, and <a href="https://example.com/${place}">where</a>.</p><ul><li>One</li><li>Two</li></ul>`
    return host.as(place % 2 === 0 ? 'mia' : 'ben').post('/comments/', comments, { comment_text: said, workflow: null })
  })
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  await times(50, (place) => {
    const body =
      place % 5 === 0 ? multipart(`picture-${place}.png`, PNG, { type: 'image/png' }) : multipart(`notes-${place}.txt`, `Notes ${place}`)
    return as.send({ method: 'POST', url: '/attachments/', query, ...body })
  })
  // One after another: they stand in the order in which they were added.
  for (let place = 0; place < 100; place += 1)
    await times(1, () => as.post('/task-checklists/', WEBSITE, { task_uuid: task.uuid, title: `Item ${place}` }))
  const at = (minutes: number) => new Date(Date.UTC(2026, 9, 1) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  await times(300, (place) =>
    as.post('/time-trackings/', WEBSITE, {
      task_uuid: task.uuid,
      start: at(place * 20),
      end: at(place * 20 + 10),
      comment: `Piece ${place}`,
    }),
  )
  return task
}
