// The flags that decide where a task is seen: archived and draft.

import { ArchiveIcon, FilePenLineIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { moveMenu } from '#src/model/task/task-menus.ts'
import { changeField } from '#src/model/task/writes/change-field.ts'

function flag(context: Context<'task'>, name: 'isArchived' | 'isDraft', on: string, off: string): Promise<Outcome | undefined> {
  const value = !context.tasks.every((task) => task[name])
  return changeField(context, name, () => value, value ? on : off)
}

/** Archives, or brings back where all are archived (TDETAIL-12). */
export const archiveTask = defineAction({
  id: 'task.archive',
  on: 'task',
  title: ({ tasks }) => (tasks.every(({ isArchived }) => isArchived) ? 'Restore from archive' : 'Archive'),
  name: 'Archive',
  icon: ArchiveIcon,
  group: 'task',
  menu: moveMenu,
  keywords: ['archived', 'hide', 'put away', 'unarchive', 'restore'],
  shortcut: '#',
  places: ['task.bulk'],
  needs: 'EDIT',
  run: (context) => flag(context, 'isArchived', 'Archived', 'Restored from the archive'),
})

/** Makes a draft of it, or takes it out of draft where all are drafts (TDETAIL-11). */
export const draftTask = defineAction({
  id: 'task.draft',
  on: 'task',
  title: ({ tasks }) => (tasks.every(({ isDraft }) => isDraft) ? 'Take out of draft' : 'Mark as draft'),
  name: 'Mark as draft',
  icon: FilePenLineIcon,
  group: 'task',
  menu: moveMenu,
  keywords: ['draft', 'unfinished', 'publish'],
  shortcut: 'h',
  needs: 'EDIT',
  run: (context) => flag(context, 'isDraft', 'Marked as draft', 'Taken out of draft'),
})

/** Actions on draft and archive. */
export const actions: readonly Action[] = [draftTask, archiveTask]
