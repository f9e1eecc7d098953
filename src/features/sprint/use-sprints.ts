// The sprints of a project by their state; of the completed ones as many pages as were scrolled to.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { useRead } from '#src/data/use-read.ts'
import { ListSprints, OpenSprints, type SprintRowData } from '#src/model/sprint/sprint.graphql.ts'
import { type SprintListSubject, type SprintSubject, sprintSubject } from '#src/model/sprint/sprint-subject.ts'

const PER_PAGE = 50

/** The sprints on the screen. */
export interface ShownSprints {
  active: readonly SprintSubject[]
  /** The next one first. */
  planned: readonly SprintSubject[]
  /** The latest first, as far as they are loaded. */
  completed: readonly SprintSubject[]
  completedCount: number | null
}

/** `shown` is null until the first answers are there. `more` loads the next page of the completed ones. */
export function useSprints(list: SprintListSubject, search: string) {
  const place = { workspaceSlug: list.workspaceSlug, projectSlug: list.projectSlug }
  const searching = search !== ''
  const open = useRead({ query: OpenSprints, variables: place, pause: searching, requestPolicy: 'cache-and-network' })
  const [wanted, setWanted] = useState({ search, pages: 1 })
  const pages = wanted.search === search ? wanted.pages : 1
  const requests = useMemo(
    () =>
      Array.from({ length: pages }, (_, at) => ({
        workspaceSlug: list.workspaceSlug,
        projectSlug: list.projectSlug,
        // What is searched is looked for in every state.
        ...(searching ? { search } : { state: 'COMPLETED' as const }),
        page: at + 1,
        perPage: PER_PAGE,
      })),
    [list.workspaceSlug, list.projectSlug, searching, search, pages],
  )
  const others = usePages(ListSprints, requests, sprintsIn)
  const hidden = useHidden()
  const last = others.pages.at(-1)
  const totalPages = others.pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && pages < totalPages) setWanted({ search, pages: pages + 1 })
  }, [last, pages, totalPages, search])
  const { data } = open
  const shown = useMemo((): ShownSprints | null => {
    const first = others.pages[0]?.data
    if (!first || (!searching && !data)) return null
    const subjects = (sprints: readonly SprintRowData[]) =>
      sprints.filter(({ id }) => !hidden.has(heldId('sprint', id))).map((sprint) => sprintSubject(sprint, list))
    const found = subjects(nodesOf(others.pages))
    const of = (state: SprintRowData['state']) => found.filter((sprint) => (sprint.state ?? 'PLANNED') === state)
    const planned = searching ? of('PLANNED') : subjects(data?.planned.nodes ?? [])
    return {
      active: searching ? of('ACTIVE') : subjects(data?.active.nodes ?? []),
      planned: planned.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '')),
      completed: of('COMPLETED'),
      completedCount: searching ? null : first.totalCount,
    }
  }, [data, others.pages, searching, hidden, list])
  const failed = others.pages.find(({ error }) => error)
  const { retry } = others
  const broken = failed !== undefined
  // One Retry asks for both halves of the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes after a failure heals it
  useEffect(() => {
    if (data && broken) retry()
  }, [data])
  return { shown, open, failed, retry, more }
}

function sprintsIn({ sprints }: ResultOf<typeof ListSprints>) {
  return sprints
}
