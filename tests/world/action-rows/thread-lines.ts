// What is done to discussions: named, closed, pinned, answered, followed, read, deleted, and taken back.
import { makeTaskOfComment, makeTaskOfThread, type TaskChoice } from '#src/features/thread/thread-task.actions.ts'
import { threadTextTo } from '#src/features/thread/thread-text.actions.ts'
import { CreateThread, GetThread } from '#src/model/thread/thread.graphql.ts'
import { type ThreadSubject, threadSubject } from '#src/model/thread/thread-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** One by ana with a comment of hers; the answer's id. */
async function makeThread(bench: ActionBench): Promise<{ thread: ThreadSubject; reply: string }> {
  const ana = bench.world.host.as('ana')
  const api = await bench.api()
  const title = `Line ${crypto.randomUUID().slice(0, 8)}`
  const { thread: made } = await api.mutate(CreateThread, { project: PLACE, input: { title } })
  const number = made?.number ?? 0
  const about = { ...WEBSITE, commentable_type: 'discussions', commentable_id: String(number) }
  const { body: said } = await ana.post('/comments/', about, { comment_text: 'A word' })
  const { thread } = await api.query(GetThread, { ...PLACE, number }, { requestPolicy: 'network-only' })
  if (!thread) throw new Error('There is no discussion.')
  return { thread: threadSubject(thread, { ...PLACE, viewerCan: bench.project.viewerCan }), reply: String(said.data.id) }
}

const onThread =
  (script: () => NonNullable<Given['script']> = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { thread: [(await makeThread(bench)).thread] }, script: script() })

const task = ['+tasks', 'threads.task_id', '+audit_events', 'project_task_totals.active'] as const

/** What the dialog chose. */
const making =
  (choice: TaskChoice) =>
  async (bench: ActionBench): Promise<Given> => ({
    subjects: { thread: [(await makeThread(bench)).thread] },
    action: makeTaskOfThread(choice),
  })

/** The lines. */
export const threadLines: readonly Line[] = [
  {
    id: 'thread.rename',
    given: onThread(() => ({ text: ['Renamed'] })),
    touches: ['threads.title', 'threads.edited_at'],
    left: { 'threads.edited_at': 'for a while it had another title' },
  },
  {
    id: 'thread.describe',
    async given(bench) {
      return { subjects: { thread: [(await makeThread(bench)).thread] }, action: threadTextTo('<p>Changed</p>', '') }
    },
    touches: ['threads.html', 'threads.edited_at'],
    left: { 'threads.edited_at': 'for a while it said something else' },
  },
  { id: 'thread.close', given: onThread(), touches: ['threads.closed_at', 'threads.closed_by'] },
  { id: 'thread.pin', given: onThread(), touches: ['threads.is_pinned'] },
  {
    id: 'thread.answer',
    async given(bench) {
      const { thread, reply } = await makeThread(bench)
      const { workspaceSlug, projectSlug, number, viewerCan } = thread
      return {
        subjects: { thread: [thread], reply: [{ id: reply, html: 'A word', workspaceSlug, projectSlug, number, viewerCan }] },
        inView: { thread },
      }
    },
    touches: ['threads.answer_id'],
  },
  { id: 'thread.to-task', given: making({ workflowId: null, close: false }), touches: task },
  {
    id: 'thread.to-task',
    as: 'closing',
    given: making({ workflowId: null, close: true }),
    touches: [...task, 'threads.closed_at', 'threads.closed_by'],
  },
  {
    id: 'thread.comment-to-task',
    async given(bench) {
      const { thread, reply } = await makeThread(bench)
      const { workspaceSlug, projectSlug, number, viewerCan } = thread
      const subjects = { thread: [thread], reply: [{ id: reply, html: 'A word', workspaceSlug, projectSlug, number, viewerCan }] } as const
      return { subjects, inView: { thread }, action: makeTaskOfComment({ workflowId: null, close: false }) }
    },
    touches: [...task, '+wiki_links'],
  },
  { id: 'thread.follow', given: onThread(), touches: ['thread_follows.is_following'], unlogged: 'only their own' },
  { id: 'thread.unread', given: onThread(), touches: ['thread_reads.read_to'], unlogged: 'only their own' },
  {
    id: 'thread.delete',
    given: onThread(() => ({ confirm: [true] })),
    touches: ['-threads', '-comments', '-thread_follows', '-thread_reads'],
    held: true,
  },
]
