// More of a task, and less: duplicate and delete.

import { CopyPlusIcon, Trash2Icon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { isTextSurface, openLayer } from '#src/actions/text-surface.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { whileDisabled } from '#src/data/app-events.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { taskRef } from '#src/data/refs.ts'
import { plural } from '#src/lib/text.ts'
import { copyMenu } from '#src/model/task/task-menus.ts'
import { DuplicateTask } from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeTasks, named, saidOf, tellFailures, watched } from '#src/model/task/writes/change-tasks.ts'
import { laneOf, sendDelete } from '#src/model/task/writes/task-writes.ts'
import { unmakeTask } from '#src/model/task/writes/unmake-task.ts'

/** Copies tasks; a single copy is opened (DUP-01, OPEN-60), unless the person does something else by the time it is there. */
export const duplicateTask = defineAction({
  id: 'task.duplicate',
  on: 'task',
  title: ({ tasks }) => (tasks.length === 1 ? 'Duplicate task' : `Duplicate ${plural(tasks.length, 'task')}`),
  name: 'Duplicate task',
  icon: CopyPlusIcon,
  group: 'task',
  menu: copyMenu,
  keywords: ['copy', 'clone', 'make a copy'],
  shortcut: '$mod+Shift+d',
  places: ['task.side'],
  needs: 'EDIT',
  async run(context) {
    const { api, go, scene, tasks } = context
    const { detail } = scene.get()
    const copies: { id: string; workspaceSlug: string; projectSlug: string }[] = []
    const outcome = await changeTasks(context, tasks, {
      async send(task) {
        const { task: copy } = await api.mutate(DuplicateTask, { task: taskRef(task) }, { lane: laneOf(task), creates: newTemporaryId() })
        if (copy) copies.push(copy)
        return copy
      },
      async undo(_task, copy) {
        if (!copy) return
        await unmakeTask(api, copy)
        if (scene.get().detail?.id === copy.id) go.closeTask()
      },
      doing: 'Duplicating',
      said: (changed) => saidOf(changed, 'Duplicated'),
    })
    const [only, ...more] = copies
    if (only && more.length === 0 && isOpen(context, detail) && !isBusy(context)) go.task(only)
    return outcome
  },
})

/** Whether it is what the detail shows, or the detail is closed as it was. */
function isOpen({ scene }: Context<'task'>, task: TaskSubject | null): boolean {
  return scene.get().detail?.id === task?.id
}

/** True while somebody writes or answers: nothing may come between. */
function isBusy({ dialogs }: Context<'task'>): boolean {
  return dialogs.list().length > 0 || openLayer() !== null || isTextSurface(document.activeElement)
}

/** Hides the tasks at once and deletes them when the time to undo has passed; what could not be deleted comes back. */
function holdDelete(context: Context<'task'>, tasks: readonly TaskSubject[]): () => boolean {
  const { api, hold } = context
  return hold.start(
    tasks.map(({ id }) => id),
    async () => {
      const { failed, left } = await whileDisabled(
        tasks.map(({ id }) => id),
        () => watched(context, tasks, 'Deleting', (task) => sendDelete(api, task)),
      )
      if (left.length > 0) context.say.note(`Stopped: ${plural(left.length, 'task')} not deleted.`)
      const [first] = failed
      if (!first) return
      tellFailures(context, {
        text: `${failed.length} of ${plural(tasks.length, 'task')} could not be deleted. ${errorText(first.reason)}`,
        failed: failed.map(({ task, reason }) => ({ task, reason: errorText(reason) })),
        retry: async (again) => void holdDelete(context, again) as undefined,
      })
    },
    (error) => context.say.error(errorText(error)),
  )
}

/** Deletes tasks after asking; for 8 s it can be taken back and nothing is sent (DELETE-01, DELETE-02). */
export const deleteTask = defineAction({
  id: 'task.delete',
  on: 'task',
  title: ({ tasks }) => (tasks.length === 1 ? 'Delete task' : `Delete ${plural(tasks.length, 'task')}`),
  name: 'Delete task',
  icon: Trash2Icon,
  group: 'task',
  short: 'Delete',
  keywords: ['remove', 'trash', 'bin', 'discard', 'erase'],
  shortcut: '$mod+Backspace',
  places: ['task.bulk', 'task.side'],
  needs: 'EDIT',
  async run(context) {
    const { ask, go, scene, tasks } = context
    const [first] = tasks
    const sure = await ask.confirm({
      title:
        tasks.length === 1
          ? 'Are you sure you want to delete this task?'
          : `Are you sure you want to delete these ${plural(tasks.length, 'task')}?`,
      text: tasks.length === 1 ? first.title : named(tasks, 12),
      danger: true,
    })
    if (!sure) return undefined
    const takeBack = holdDelete(context, tasks)
    const { detail } = scene.get()
    if (detail && tasks.some(({ id }) => id === detail.id)) go.closeTask()
    return {
      said: tasks.length === 1 ? 'Task deleted' : `${plural(tasks.length, 'task')} deleted`,
      undo: unlessSent(takeBack),
    }
  },
})

/** Copying and deleting. */
export const actions: readonly Action[] = [duplicateTask, deleteTask]
