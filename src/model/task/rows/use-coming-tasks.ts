// Tasks that somebody else made, a form or a rule are told of when the list that is looked at is read anew (FORM-13, EVENT-02).
import { useEffect, useRef } from 'react'
import { emitEvent, onEvent } from '#src/data/app-events.ts'
import { isPending } from '#src/data/ids/session-ids.ts'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'

interface Seen {
  list: unknown
  ids: Set<string>
  /** When the youngest of them was made. */
  latest: string
}

/** `tasks` are those of `list`, undefined before they were read; another list begins anew. What only moved into it was made before, and is not told. */
export function useComingTasks(tasks: readonly TaskRowData[] | undefined, list: unknown): void {
  const seen = useRef<Seen | null>(null)
  const told = useRef(new Set<string>())
  useEffect(() => {
    const hear = (task: { id: string } | null) => {
      if (task) told.current.add(task.id)
    }
    const stops = [onEvent('TaskCreated', hear), onEvent('taskDuplicated', hear)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => {
    if (!tasks) return
    const before = seen.current
    if (before === null || before.list !== list) {
      seen.current = { list, ids: new Set(tasks.map(({ id }) => id)), latest: youngest(tasks, '') }
      return
    }
    const { ids, latest } = before
    // What is being made here is told of by itself, once it is there.
    const made = tasks.filter(({ id, createdAt }) => !ids.has(id) && !told.current.has(id) && !isPending(id) && (createdAt ?? '') > latest)
    for (const { id } of tasks) ids.add(id)
    before.latest = youngest(made, latest)
    for (const { id, workspaceSlug, projectSlug } of made) emitEvent('TaskCreated', { id, workspaceSlug, projectSlug, parentId: null })
  }, [tasks, list])
}

function youngest(tasks: readonly TaskRowData[], start: string): string {
  return [start, ...tasks.map(({ createdAt }) => createdAt ?? '')].toSorted().at(-1) ?? start
}
