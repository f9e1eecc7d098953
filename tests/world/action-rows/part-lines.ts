// What lies on a task: checklist, comments, files, time.
import { MessageSquareIcon } from 'lucide-react'
import { expect } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import type { SubjectKinds } from '#src/actions/subject.ts'
import { ListChecklist } from '#src/features/checklist/checklist.graphql.ts'
import { saveComment } from '#src/features/comment/comment.actions.ts'
import { ListComments } from '#src/features/comment/comment.graphql.ts'
import { sendComment } from '#src/features/comment/comment.ts'
import { logWork } from '#src/features/time-entry/time-entry.actions.ts'
import { stopTimerAt } from '#src/features/timer/task-timer.actions.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { tasksWith } from './task-lines.ts'
import { LOG, NEWS } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const HOUR = { start: new Date('2026-11-01T10:00:00Z'), end: new Date('2026-11-01T11:00:00Z'), comment: 'Work' }
const fresh = { requestPolicy: 'network-only' } as const

/** One item with two below it, the first of which is done; `which` is the subject. */
const item =
  (which: 'parent' | 'child', script: () => Script = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const [task] = await bench.tasks(1)
    await bench.addItems(task)
    const { checklist } = await (await bench.api()).query(ListChecklist, { ...PLACE, taskId: task.id }, fresh)
    const [parent] = checklist
    const child = parent?.children[1]
    if (!parent || !child) throw new Error('There is no item.')
    const found = which === 'parent' ? parent : { ...child, children: [] }
    const checkitem: SubjectKinds['checkitem'] = { ...found, task, viewerCan: task.viewerCan }
    return { subjects: { checkitem: [checkitem] }, script: script(), on: task }
  }

/** A task that ana's timer runs on. */
const timed =
  (make: (task: TaskSubject) => Partial<Given> = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const [task] = await bench.tasks(1)
    await bench.endTimers()
    await bench.data('ana', 'mutation ($task: TaskRef!) { startTimer(task: $task, comment: "") { userErrors { message } } }', {
      task: { ...PLACE, id: task.id },
    })
    const now = await bench.again(task)
    return { subjects: { task: [now] }, ...make(now) }
  }

async function writtenComment(bench: ActionBench, html = '<p>Said</p>') {
  const [task] = await bench.tasks(1)
  const about = { ...PLACE, subject: 'TASK', subjectId: task.id } as const
  await bench.data(
    'ana',
    'mutation ($project: ProjectRef!, $input: AddCommentInput!) { addComment(project: $project, input: $input) { userErrors { message } } }',
    {
      project: PLACE,
      input: { subject: 'TASK', subjectId: task.id, html },
    },
  )
  const { comments } = await (await bench.api()).query(ListComments, about, fresh)
  const [comment] = comments
  if (!comment) throw new Error('There is no comment.')
  const subject = { id: comment.id, about, viewerCan: task.viewerCan, author: 'ana' }
  return { comment, given: { subjects: { comment: [subject] }, script: { confirm: [true] }, on: task } satisfies Given }
}

const NAMED = '<p>First word, <span data-username="mia">@Mia Chen</span>'

/** A formatted text with a name in it gets another one, in which somebody else is named, too. */
async function editedComment(bench: ActionBench): Promise<Given> {
  const { comment, given } = await writtenComment(
    bench,
    '<p>Frist <strong>word</strong>, <span data-username="mia">@Mia Chen</span></p><ul><li><p>one</p></li></ul>',
  )
  const sent = { base: comment, intent: crypto.randomUUID(), onConflict: () => expect.unreachable() }
  return { ...given, action: saveComment(`${NAMED}, <span data-username="ben">@Ben Okafor</span></p>`, sent) }
}

async function comment(bench: ActionBench): Promise<Given> {
  const task = await bench.tasks(1)
  const about = { ...PLACE, subject: 'TASK', subjectId: task[0].id } as const
  const workflow = { id: await bench.idOf('workflows', 'In review'), title: 'In review', color: '#a855f7' }
  const sent = { html: '<p>Hello</p>', task: task[0], workflow, intent: crypto.randomUUID() }
  const action = defineAction({
    ...{ id: 'comment.write', on: 'task', title: 'Send', icon: MessageSquareIcon, group: 'task' },
    run: (services) => sendComment(services, about, sent),
  })
  return { subjects: { task }, action }
}

async function loggedTime(bench: ActionBench): Promise<Given> {
  const [task] = await bench.tasks(1)
  const { logTime } = await bench.data(
    'ana',
    'mutation ($task: TaskRef!, $input: LogTimeInput!) { logTime(task: $task, input: $input) { timeEntry { id } userErrors { message } } }',
    { task: { ...PLACE, id: task.id }, input: { startedAt: HOUR.start.toISOString(), endedAt: HOUR.end.toISOString(), comment: '' } },
  )
  const entry = { id: logTime.timeEntry.id, total: '1h', person: 'Ana', invoice: null, task, viewerCan: task.viewerCan }
  return { subjects: { 'time-entry': [entry] }, script: { confirm: [true] }, on: task }
}

const CANCELLED = 'hosts start timers at the present moment only'

/** The lines. */
export const partLines: readonly Line[] = [
  {
    id: 'checklist-item.add',
    given: tasksWith(() => ({ text: ['One\nTwo'] })),
    touches: [LOG, '+checklist_items', 'tasks.checklist_total'],
  },
  {
    id: 'checklist-item.toggle',
    as: 'with items below',
    given: item('parent'),
    touches: [LOG, 'checklist_items.done', 'tasks.checklist_done'],
  },
  {
    id: 'checklist-item.toggle',
    as: 'below another',
    given: item('child'),
    touches: [LOG, 'checklist_items.done', 'tasks.checklist_done'],
  },
  { id: 'checklist-item.rename', given: item('child', () => ({ text: ['Renamed'] })), touches: [LOG, 'checklist_items.title'] },
  {
    id: 'checklist-item.add-child',
    given: item('parent', () => ({ text: ['Below'] })),
    touches: [LOG, '+checklist_items', 'tasks.checklist_total'],
  },
  {
    id: 'checklist-item.delete',
    given: item('parent', () => ({ confirm: [true] })),
    touches: [LOG, '-checklist_items', 'tasks.checklist_done', 'tasks.checklist_total'],
    held: true,
  },
  {
    id: 'comment.write',
    given: comment,
    touches: [LOG, ...NEWS, '+comments', 'tasks.comments_count', 'tasks.workflow_id'],
    noUndo: 'those who were told have it; admins remove comments, after a question',
    byForm: true,
  },
  {
    id: 'comment.edit',
    given: editedComment,
    touches: [LOG, '+notification_events', '+watchers', 'comments.edited_at', 'comments.html'],
    // Where who is named has unread news of the task already, this joins it.
    perhaps: ['+notifications', 'notifications.mail_at'],
    left: {
      'comments.edited_at': 'for a while it said something else, and who read it then may know that',
      '+notification_events': 'who was named has heard of it',
      '+watchers': 'who was named watches the task',
    },
  },
  {
    id: 'comment.remove',
    given: async (bench) => (await writtenComment(bench)).given,
    touches: [LOG, '-comments', 'tasks.comments_count'],
    noUndo: 'written anew it would be another comment, of another moment, and tell everybody again; it is asked about instead',
  },
  {
    id: 'attachment.delete',
    given: async (bench) => {
      const [task] = await bench.tasks(1)
      const owner = { ...PLACE, taskId: task.id }
      return {
        subjects: { attachment: [{ ...(await bench.addFile(task)), owner, viewerCan: task.viewerCan }] },
        script: { confirm: [true] },
        on: task,
      }
    },
    touches: [LOG, '-attachments', 'tasks.attachments_count', 'tasks.image'],
    held: true,
  },
  {
    id: 'time-entry.log',
    given: async (bench) => ({ subjects: { task: await bench.tasks(1) }, action: logWork(HOUR, crypto.randomUUID()) }),
    touches: [LOG, '+time_entries', 'tasks.time_seconds'],
  },
  { id: 'time-entry.delete', given: loggedTime, touches: [LOG, '-time_entries', 'tasks.time_seconds'], held: true },
  {
    id: 'task.timer',
    as: 'started',
    given: async (bench) => {
      await bench.endTimers()
      return { subjects: { task: await bench.tasks(1) } }
    },
    touches: ['+time_entries'],
    unlogged: 'it is told when it ends',
  },
  {
    id: 'task.timer',
    as: 'stopped',
    given: timed(() => ({ action: stopTimerAt({ comment: 'Done', endedAt: new Date(Date.now() + 2_000).toISOString() }) })),
    touches: [LOG, 'time_entries.comment', 'time_entries.ended_at'],
    perhaps: ['tasks.time_seconds'],
    noUndo: CANCELLED,
  },
  { id: 'task.cancel-timer', given: timed(), touches: ['-time_entries'], unlogged: 'nothing was logged', noUndo: CANCELLED },
  {
    id: 'timer.cancel-running',
    given: timed((task) => ({ subjects: {}, timed: task, on: task })),
    touches: ['-time_entries'],
    unlogged: 'nothing was logged',
    noUndo: CANCELLED,
  },
]
