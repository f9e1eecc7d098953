// What lies around a task: its parent, its subtasks, its log.

import { CornerLeftUpIcon, HistoryIcon, ListTreeIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import { emitEvent } from '#src/data/app-events.ts'
import type { SentAs } from '#src/data/drafts/sent-drafts.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { truncate } from '#src/lib/text.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import { CreateTask } from '#src/model/task/task-mutations.graphql.ts'
import { pageOfTasks } from '#src/model/task/task-options.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeTasks, saidOf } from '#src/model/task/writes/change-tasks.ts'
import { enoughAlready } from '#src/model/task/writes/task-made.ts'
import { sendBack, sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { unmakeTask } from '#src/model/task/writes/unmake-task.ts'
import { ListParentTasks } from './task-related.graphql.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The Task Log (LOG-01). */
    'task.log': { task: TaskSubject }
  }
}

async function createSubtask(context: Context<'task'>, typed: string, sent?: SentAs): Promise<Outcome | undefined> {
  const title = typed.trim()
  if (title === '') return undefined
  const { api, tasks } = context
  const [parent] = tasks
  const { workspaceSlug, projectSlug } = parent
  const enough = await enoughAlready(context, { workspaceSlug, projectSlug, title }, sent?.since ?? null)
  if (enough !== null) return { said: enough }
  const temporary = newTemporaryId()
  const input = { workspaceSlug, projectSlug, title, parentId: parent.id, effortId: null, position: 0 }
  const { task: made } = await api.mutate(
    CreateTask,
    { input },
    { lane: `Task:${temporary}`, creates: temporary, ...(sent && { intent: sent.intent }) },
  )
  if (!made) return undefined
  const undo = async () => {
    await unmakeTask(api, made)
    emitEvent('SubtaskListRefresh', { parentId: parent.id })
  }
  return { said: `${made.code ?? 'Subtask'} created: ${truncate(made.title, 60)}`, undo }
}

const addingSubtask: ActionDefinition<'task'> = {
  id: 'task.add-subtask',
  on: 'task',
  title: 'Add subtask…',
  icon: ListTreeIcon,
  group: 'create',
  keywords: ['child', 'split', 'sub-task', 'nested'],
  shortcut: 'r n',
  needs: 'EDIT',
  single: true,
  async run(context) {
    const check = (text: string) => (text.trim() === '' ? 'A title is needed.' : null)
    const title = await context.ask.text({ title: 'Add subtask', placeholder: 'Title of the subtask', check, submit: 'Create' })
    return title === null ? undefined : createSubtask(context, title)
  },
}

/** Asks for a title and creates a task below this one (RELATED-02). */
export const addSubtask = defineAction(addingSubtask)

/** The same with a title that was typed in the panel and sent. */
export function addSubtaskTo(title: string, sent: SentAs): Action {
  return defineAction({ ...addingSubtask, run: (context) => createSubtask(context, title, sent) })
}

interface Parent {
  id: string | null
  title: string
}

/** A page of the project's other tasks. */
function parentsPage({ api, tasks }: Context<'task'>, typed: string, page: number) {
  return pageOfTasks(api, tasks[0], { typed, page, without: new Set(tasks.map(({ id }) => id)) })
}

const NO_PARENT: Option<Parent> = { id: 'none', value: { id: null, title: 'none' }, title: 'No parent' }

/** Puts tasks below another one of their project, or below none; the host refuses a task below itself. */
export const setTaskParent = defineAction({
  id: 'task.parent',
  on: 'task',
  title: 'Set parent task…',
  icon: CornerLeftUpIcon,
  group: 'task',
  menu: planMenu,
  keywords: ['parent', 'epic', 'relate', 'subtask of', 'remove parent'],
  shortcut: 'r p',
  needs: 'EDIT',
  when: ({ tasks: [first, ...others] }) =>
    others.every((task) => task.workspaceSlug === first.workspaceSlug && task.projectSlug === first.projectSlug) || {
      reason: 'These tasks are in several projects.',
    },
  async run(context) {
    const { api, ask, tasks } = context
    const chosen = await ask.pick<Parent>({
      title: 'Parent task',
      placeholder: 'Search tasks by title or code…',
      // A code is a number as well.
      digits: false,
      options: async () => [...(await parentsPage(context, '', 1)).options, NO_PARENT],
      search: (text, page) => parentsPage(context, text, page),
      empty: 'This project has no other tasks.',
    })
    if (!chosen) return undefined
    const before = new Map<string, string | null>()
    const tell = (...ids: (string | null | undefined)[]) => {
      for (const parentId of new Set(ids)) if (parentId) emitEvent('SubtaskListRefresh', { parentId })
    }
    return changeTasks(context, tasks, {
      async send(task) {
        const { workspaceSlug, projectSlug } = task
        const { parentTasks } = await api.query(
          ListParentTasks,
          { workspaceSlug, projectSlug, taskId: task.id },
          { requestPolicy: 'network-only' },
        )
        before.set(task.id, parentTasks[0]?.id ?? null)
        await sendUpdate(api, task, { parentId: chosen.id })
        tell(before.get(task.id), chosen.id, task.id)
      },
      async undo(task) {
        await sendBack(api, task, { parentId: before.get(task.id) ?? null }, { parentId: chosen.id })
        tell(before.get(task.id), chosen.id, task.id)
      },
      said: (changed) => saidOf(changed, chosen.id === null ? 'Parent removed' : `Put below “${truncate(chosen.title, 40)}”`),
    })
  },
})

/** Opens the Task Log; every role may (LOG-03). */
export const showTaskLog = defineAction({
  id: 'task.log',
  on: 'task',
  title: 'Task Log',
  icon: HistoryIcon,
  group: 'task',
  keywords: ['history', 'activity', 'changes', 'who did what', 'workflow log'],
  places: ['task.side'],
  single: true,
  run: ({ dialogs, tasks: [task] }) => dialogs.open('task.log', { task }),
})

/** Actions on what lies around a task. */
export const actions: readonly Action[] = [setTaskParent, addSubtask, showTaskLog]
