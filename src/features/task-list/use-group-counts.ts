// How many tasks each group of a list has on all of its pages, as the host counts them.

import { useMemo } from 'react'
import { useRead } from '#src/data/use-read.ts'
import { figure } from '#src/lib/figures.ts'
import { TaskCounts, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import type { TaskGroup } from './task-groups.ts'

/** What the head of a group says of it: `12`, `37 · 1 on this page`, `20+` where only so many are certain, nothing while the host counts. */
export type CountOf = (group: TaskGroup) => string

/**
 * Counts the groups of a list that has more than one page; the groups of one page are all there. `hidden` are tasks of this page that are
 * about to be deleted, which the host still counts.
 */
export function useGroupCounts(
  { workspaceSlug, projectSlug, filter }: TasksPageVariables,
  { grouped, paged, hidden }: { grouped: boolean; paged: boolean; hidden: readonly TaskGroup['tasks'][number][] },
): CountOf {
  const variables = {
    workspaceSlug,
    ...(projectSlug != null && { projectSlug }),
    by: 'WORKFLOW' as const,
    ...(filter != null && { filter }),
  }
  const { data, error } = useRead({ query: TaskCounts, variables, pause: !grouped || !paged })
  const counts = data?.taskCounts
  const pending = !data && !error
  return useMemo(() => {
    const known = counts ? new Map(counts.map(({ group, count }) => [group ?? '', count])) : null
    return ({ id, tasks }) => {
      if (!paged) return numbered(tasks.length)
      if (pending) return ''
      if (!known) return `${numbered(tasks.length)}+`
      const leaving = hidden.filter(({ workflow }) => (workflow?.id ?? '') === id).length
      // What was just made here may not be counted there yet.
      const all = Math.max(tasks.length, (known.get(id) ?? 0) - leaving)
      // The order of the list may put the rest of a group on other pages: its number alone would deny the rows below it.
      return all > tasks.length ? `${numbered(all)} · ${numbered(tasks.length)} on this page` : numbered(all)
    }
  }, [counts, pending, paged, hidden])
}

function numbered(count: number): string {
  return figure(count)
}
