// Editing the description of a task (DESC-02, DESC-03).

import { TextIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { onlyOnesOwn } from '#src/actions/undo.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { sendDescription } from '#src/model/task/writes/task-writes.ts'
import { descriptionWish } from './description-wish.ts'

/** Opens the detail where needed and its description for editing. */
export const editDescription = defineAction({
  id: 'task.edit-description',
  on: 'task',
  title: 'Edit description',
  icon: TextIcon,
  group: 'task',
  keywords: ['details', 'text', 'body', 'write'],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  single: true,
  run({ go, scene, typing, tasks: [task] }) {
    typing.ahead(`description of ${task.id}`)
    descriptionWish.make(task.id)
    if (scene.get().detail?.id !== task.id) go.task(task)
  },
})

/** What the stored description became meanwhile. */
export interface Conflict {
  theirs: string
}

/**
 * Saves a description that was edited in place; `before` is what the editing began with, for undo. When somebody else has changed it since,
 * `onConflict` gets theirs and nothing is sent, unless `over` says to replace it.
 */
export function saveDescription(
  html: string,
  { before, over, onConflict }: { before: string; over: boolean; onConflict: (conflict: Conflict) => void },
) {
  return defineAction({
    id: 'task.describe',
    on: 'task',
    title: 'Save description',
    icon: TextIcon,
    group: 'task',
    needs: 'EDIT',
    single: true,
    async run({ api, tasks: [task] }) {
      const { id, workspaceSlug, projectSlug } = task
      const read = await api.query(TaskById, { id, workspaceSlug, projectSlug }, { requestPolicy: 'network-only' })
      const stored = read.task?.description ?? ''
      if (stored !== before && !over) {
        onConflict({ theirs: stored })
        return undefined
      }
      const saved = await sendDescription(api, task, html)
      return { said: 'Description saved', undo: () => sendDescription(api, task, stored, saved).catch(onlyOnesOwn) }
    },
  })
}

/** Actions on the description. */
export const actions: readonly Action[] = [editDescription]
