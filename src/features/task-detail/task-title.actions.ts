// Editing the title of a task, where it stands or in a question (TITLE-01..06).
import { PencilIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { forgetSent, readSent, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import { focusTitleOf, titleDraft } from '#src/features/task-detail/title-in-view.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import { changeTasks } from '#src/model/task/writes/change-tasks.ts'
import { sendBack, sendUpdate } from '#src/model/task/writes/task-writes.ts'

/** Changes a title that was `was` when it was edited; CONFLICT where somebody else has changed it since, for undo as well. */
async function rename(context: Context<'task'>, typed: string, was: string): Promise<Outcome | undefined> {
  const { api, tasks, viewer } = context
  const title = typed.trim()
  if (title === '' || title === was) return undefined
  const outcome = await changeTasks(context, tasks, {
    send: (task) => sendUpdate(api, task, { title, was: { title: was } }),
    undo: (task) => sendBack(api, task, { title: was }, { title }),
    said: () => 'Renamed',
    also: (changed) => ruleToo(changed.map((task) => ({ task, title }))),
  })
  // What could not be saved before has been replaced, wherever this was typed.
  if (viewer) forgetSent(readSent(viewer.username, titleDraft(tasks[0].id)))
  return outcome
}

function isConflict(error: unknown): boolean {
  return asApiError(error)?.code === 'CONFLICT'
}

/** Asks for the title in place of a field: what is typed is kept until it has arrived, and nothing goes over somebody else's without a word. */
async function askAndRename(context: Context<'task'>): Promise<Outcome | undefined> {
  const { ask, api, viewer } = context
  const [task] = context.tasks
  const draft = titleDraft(task.id)
  const typed = await ask.text({
    title: 'Edit title',
    placeholder: 'Title',
    initial: task.title,
    submit: 'Rename',
    draft,
    check: (text) => (text.trim() === '' ? 'A task needs a title.' : null),
  })
  if (typed === null) return undefined
  const sending = viewer && sendDraft(viewer.username, draft, typed, null, { replaces: true })
  try {
    const outcome = await rename(context, typed, task.title).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error
      const { id, workspaceSlug, projectSlug } = task
      const read = await api.query(TaskById, { id, workspaceSlug, projectSlug }, { requestPolicy: 'network-only' })
      const theirs = read.task?.title ?? task.title
      const over = await ask.confirm({
        title: 'Somebody else renamed this task meanwhile',
        text: `It is “${theirs}” now. Yours is “${typed.trim()}”.`,
        yes: 'Replace it',
        no: 'Keep theirs',
      })
      return over ? rename(context, typed, theirs) : null
    })
    sending?.settle(outcome !== null)
    return outcome ?? undefined
  } catch (error) {
    sending?.settle(false)
    // Whoever has to sign in first reads that; the text waits all the same.
    if (asApiError(error)?.code === 'UNAUTHENTICATED') throw error
    throw new SpokenError(`${errorText(error)} What you typed is kept.`, { cause: error })
  }
}

const renaming: ActionDefinition<'task'> = {
  id: 'task.rename',
  on: 'task',
  title: 'Edit title',
  icon: PencilIcon,
  group: 'task',
  keywords: ['rename', 'name', 'retitle'],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  async run(context) {
    // In front of the person already: edited where it stands (TITLE-01).
    if (focusTitleOf(context.tasks[0].id)) return undefined
    return askAndRename(context)
  },
}

/** Changes the title. */
export const renameTask = defineAction(renaming)

/**
 * The same for a title that was typed in place; an empty or unchanged one sends nothing. `was` is the title that the editing began with: where it
 * is another one by now nothing is written, and `onConflict` is called.
 */
export function renameTaskTo(title: string, { was, onConflict }: { was?: string; onConflict?: () => void } = {}) {
  return defineAction({
    ...renaming,
    run: (context) =>
      rename(context, title, was ?? context.tasks[0].title).catch((error: unknown) => {
        if (!onConflict || !isConflict(error)) throw error
        onConflict()
        return undefined
      }),
  })
}

/** Actions on the title. */
export const actions: readonly Action[] = [renameTask]
