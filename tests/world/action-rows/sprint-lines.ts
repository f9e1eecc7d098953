// What is done to sprints: made, changed, started, ended, and taken back.
import { sql } from 'drizzle-orm'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import { sprintSubjectOf } from '#tests/kit/action-fakes.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'
import { LOG, NEWS } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const DAYS = { start_date: '2099-01-05', end_date: '2099-01-18' }

/** A new sprint with one open task, in this state; the one that ran before is over. */
async function sprintIn(bench: ActionBench, state: 'PLANNED' | 'ACTIVE' | 'COMPLETED') {
  const ana = bench.world.host.as('ana')
  const { body: running } = await ana.get('/sprints/', { ...WEBSITE, state: 'active' })
  for (const { id } of running.data) await ana.post(`/sprints/${id}/complete/`, WEBSITE, { carry_to: null })
  const { body } = await ana.post('/sprints/', WEBSITE, { title: `Line ${crypto.randomUUID().slice(0, 8)}`, ...DAYS })
  const { id, slug, title } = body.data
  const [task] = await bench.tasks(1)
  await bench.world.host.db.execute(sql`update tasks set sprint_id = ${id} where id = ${task.id}`)
  if (state !== 'PLANNED') await ana.post(`/sprints/${id}/start/`, WEBSITE, {})
  if (state === 'COMPLETED') await ana.post(`/sprints/${id}/complete/`, WEBSITE, { carry_to: null })
  const counts = { taskCount: 1, doneCount: 0 }
  const days = { startDate: DAYS.start_date, endDate: DAYS.end_date }
  const sprint = sprintSubjectOf({ id: String(id), slug, title, ...days, ...counts, state, viewerCan: bench.project.viewerCan })
  return { sprint, task: task as TaskSubject }
}

const onSprint =
  (state: 'PLANNED' | 'ACTIVE' | 'COMPLETED', script: () => Script = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const { sprint, task } = await sprintIn(bench, state)
    return { subjects: { sprint: [sprint] }, script: script(), around: [task.id] }
  }

/** The lines. */
export const sprintLines: readonly Line[] = [
  {
    id: 'sprint.new',
    given: async (bench) => ({
      subjects: { 'sprint-list': [{ id: 'acme/website', ...PLACE, viewerCan: bench.project.viewerCan }] },
      script: { text: [`New ${crypto.randomUUID().slice(0, 8)}, 2098-03-01, 2098-03-14`] },
    }),
    touches: ['+sprints'],
  },
  { id: 'sprint.rename', given: onSprint('PLANNED', () => ({ text: ['Renamed'] })), touches: ['sprints.title'] },
  {
    id: 'sprint.dates',
    given: onSprint('PLANNED', () => ({ text: ['2098-04-01, 2098-04-14'] })),
    touches: ['sprints.end_date', 'sprints.start_date'],
  },
  { id: 'sprint.goal', given: onSprint('ACTIVE', () => ({ text: ['Ship it all'] })), touches: ['sprints.goal'] },
  {
    id: 'sprint.start',
    given: onSprint('PLANNED'),
    touches: [...NEWS, '+sprint_events', 'sprints.committed_hours', 'sprints.committed_tasks', 'sprints.started_at', 'sprints.state'],
  },
  {
    id: 'sprint.complete',
    given: onSprint('ACTIVE', () => ({ pick: ['backlog'] })),
    touches: [LOG, '+notification_events', '+sprint_results', 'sprints.completed_at', 'sprints.state', 'tasks.sprint_id'],
    // One notification a sprint and person, while it is unread.
    perhaps: ['+notifications'],
  },
  {
    id: 'sprint.reopen',
    given: onSprint('COMPLETED'),
    touches: [LOG, '-notification_events', '-sprint_results', 'sprints.completed_at', 'sprints.state', 'tasks.sprint_id'],
    perhaps: ['-notifications'],
    noUndo: 'completing is an action of its own',
  },
  {
    id: 'sprint.delete',
    given: onSprint('PLANNED', () => ({ confirm: [true] })),
    touches: [LOG, '-sprints', 'tasks.sprint_id'],
    held: true,
  },
]
