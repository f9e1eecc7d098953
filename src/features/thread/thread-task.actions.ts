// Work that comes of a discussion: a task of the whole, or of one comment. What was said stays where it is (DISC-08).
import { ListPlusIcon, SquareCheckBigIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unmakeTask } from '#src/model/task/writes/unmake-task.ts'
import { UpdateThread } from '#src/model/thread/thread.graphql.ts'
import { type ReplySubject, type ThreadSubject, threadLane } from '#src/model/thread/thread-subject.ts'
import { ThreadToTask } from './thread-task.graphql.ts'
import { placeOf, threadWords } from './thread-writes.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Makes a task of a discussion, or of a comment in it. */
    'thread.to-task': { thread: ThreadSubject; reply: ReplySubject | null }
  }
}

/** What the dialog asks. */
export interface TaskChoice {
  workflowId: string | null
  close: boolean
}

const words = ['convert', 'issue', 'work', 'create', ...threadWords]

/** Undo deletes the task again while it is as it was made, and opens what was closed with it. */
async function make(
  { api }: Pick<Context<'thread'>, 'api'>,
  { number, commentId, ...place }: { workspaceSlug: string; projectSlug: string; number: number; commentId: string | null },
  { workflowId, close }: TaskChoice,
): Promise<Outcome | undefined> {
  const project = placeOf(place)
  const input = { workflowId, close, ...(commentId !== null && { commentId }) }
  const options = { lane: threadLane(project, number), optimistic: false }
  const { task } = await api.mutate(ThreadToTask, { project, number, input }, options)
  if (!task) return undefined
  return {
    said: `${task.code} created${close ? ', discussion closed' : ''}`,
    async undo() {
      await unmakeTask(api, task)
      if (close) await api.mutate(UpdateThread, { project, number, input: { isClosed: false } }, options)
    },
  }
}

const ofThread: ActionDefinition<'thread'> = {
  id: 'thread.to-task',
  on: 'thread',
  title: 'Make a task…',
  icon: SquareCheckBigIcon,
  group: 'thread',
  keywords: words,
  shortcut: 't',
  needs: 'EDIT',
  single: true,
  dialog: true,
  when: ({ threads: [{ task }] }) => task === null || { reason: 'A task was made of this discussion already.' },
  run: ({ dialogs, threads: [thread] }) => dialogs.open('thread.to-task', { thread, reply: null }),
}

/** Asks for status and closing, and makes a task of title and first text. */
export const threadToTask = defineAction(ofThread)

/** The same with what was chosen there. */
export function makeTaskOfThread(choice: TaskChoice): Action {
  return defineAction({
    ...ofThread,
    run: (context) => make(context, { ...placeOf(context.threads[0]), number: context.threads[0].number, commentId: null }, choice),
  })
}

const ofReply: ActionDefinition<'reply'> = {
  id: 'thread.comment-to-task',
  on: 'reply',
  title: 'Make a task of this comment…',
  short: 'Task',
  icon: ListPlusIcon,
  group: 'thread',
  keywords: words,
  shortcut: 't',
  needs: 'EDIT',
  single: true,
  dialog: true,
  when: ({ scene, replys: [{ number }] }) => scene.get().thread?.number === number || 'hidden',
  run({ dialogs, scene, replys: [reply] }) {
    const { thread } = scene.get()
    if (thread) dialogs.open('thread.to-task', { thread, reply })
  },
}

/** Asks the same, and makes a task of what a comment says. */
export const commentToTask = defineAction(ofReply)

/** The same with what was chosen there. */
export function makeTaskOfComment(choice: TaskChoice): Action {
  return defineAction({
    ...ofReply,
    run(context) {
      const [{ id, number, ...reply }] = context.replys
      return make(context, { ...placeOf(reply), number, commentId: id }, choice)
    },
  })
}

/** Making tasks. */
export const actions: readonly Action[] = [threadToTask, commentToTask]
