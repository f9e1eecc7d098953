// Turns an update into the host's one-field calls (REST-21).
import type { UpdateTaskInput } from '../../schema-types.d.ts'
import { SET } from './task.fields.ts'

type Field = keyof typeof SET

/** One `[field, value]` per call, in order. */
export function updatesOf(input: UpdateTaskInput): [string, unknown][] {
  return Object.entries(SET).flatMap(([name, [wire, write]]) => {
    const value = input[name as Field]
    return value === undefined ? [] : [[wire, value === null ? null : (write as (value: unknown) => unknown)(value)]]
  })
}

/** What of a task is neither what it was when it was edited nor what is written, so that writing would take away somebody else's; null for nothing. */
export function changedMeanwhile(
  { title, titleWas, description, descriptionWas }: UpdateTaskInput,
  now: { title: string; description?: string | null },
): { field: 'title' | 'description'; message: string } | null {
  if (titleWas != null && now.title !== titleWas && now.title !== title)
    return { field: 'title', message: `Somebody else renamed this task meanwhile: “${now.title}”.` }
  const html = now.description ?? ''
  if (descriptionWas != null && html !== descriptionWas && html !== (description ?? ''))
    return { field: 'description', message: 'Somebody else changed this description meanwhile.' }
  return null
}
