// Sets one field of several tasks as one step: who has it already is left alone, and one undo gives each back its own.
import type { Context, Outcome } from '#src/actions/action.ts'
import { type CachedTask, knownOf, type SettableField, updateOf } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeTasks, saidOf } from './change-tasks.ts'
import { sendBack, sendUpdate } from './task-writes.ts'

/** `wanted` is the value for each task, an id for things, null for none; `said` the sentence of the toast. */
export function changeField<F extends SettableField>(
  context: Context<'task'>,
  field: F,
  wanted: (task: TaskSubject) => NonNullable<CachedTask[F]> | Extract<CachedTask[F], null>,
  said: string,
): Promise<Outcome | undefined> {
  const { api, tasks } = context
  const now = (task: TaskSubject) => knownOf(task, field) ?? null
  return changeTasks(
    context,
    tasks.filter((task) => wanted(task) !== now(task)),
    {
      send: (task) => sendUpdate(api, task, updateOf(field, wanted(task))),
      undo: (task) => sendBack(api, task, updateOf(field, now(task) as CachedTask[F]), updateOf(field, wanted(task))),
      said: (changed) => saidOf(changed, said),
    },
  )
}
