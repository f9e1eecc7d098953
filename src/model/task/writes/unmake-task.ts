// Takes a new task back, while it holds nothing but what it was made with (TCREATE-11).
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { TaskById, type TaskRowData } from '#src/model/task/task.graphql.ts'
import { sendDelete } from './task-writes.ts'

/** A task as its making answered it. */
export type MadeTask = Pick<TaskRowData, 'id' | 'workspaceSlug' | 'projectSlug' | 'title' | 'counts' | 'timerStartedAt'> & {
  description?: string | null
}

/** What hangs on a task and goes with it. */
const CONTENTS = ['comments', 'files', 'checklistTotal', 'subtasks', 'timeSeconds'] as const

/** The inverse of making it. Status, people, dates and the like may have changed meanwhile: nothing that was written is lost with them. */
export function unmakeTask(api: Api, made: MadeTask): Promise<void> {
  const { id, workspaceSlug, projectSlug } = made
  return unmake({
    read: async () => (await api.query(TaskById, { workspaceSlug, projectSlug, id }, { requestPolicy: 'network-only' })).task,
    isAsMade: (now) =>
      now.title === made.title &&
      isSameHtml(now.description ?? '', made.description ?? '') &&
      now.timerStartedAt === made.timerStartedAt &&
      CONTENTS.every((name) => (now.counts?.[name] ?? 0) === (made.counts?.[name] ?? 0)),
    remove: () => sendDelete(api, made),
  })
}
