// The tasks of a public project as far as they were scrolled to.
import { useCallback, useMemo, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { usePages } from '#src/data/use-pages.ts'
import { ListPublicTasks, type PublicTaskData, type PublicTasksVariables } from '#src/features/public-page/public-page.graphql.ts'

/** What narrows them; status and label are null for all. */
export interface PublicFilter {
  status: string | null
  label: string | null
  search: string
}

const pageIn = (data: ResultOf<typeof ListPublicTasks>) => data.publicTasks

/** Pages of 50, one behind the other. */
export function usePublicTasks(token: string, { status, label, search }: PublicFilter) {
  const [wanted, setWanted] = useState(1)
  const requests = useMemo(
    () =>
      Array.from(
        { length: wanted },
        (_, at): PublicTasksVariables => ({
          token,
          page: at + 1,
          ...(status !== null && { workflowId: status }),
          ...(label !== null && { label }),
          ...(search !== '' && { search }),
        }),
      ),
    [token, status, label, search, wanted],
  )
  const { pages, retry } = usePages(ListPublicTasks, requests, pageIn, 'cache-and-network')
  const first = pages[0]?.data ?? null
  const last = pages.at(-1)
  const more = useCallback(() => {
    if (last?.data && wanted < last.data.totalPages) setWanted(wanted + 1)
  }, [last, wanted])
  return {
    tasks: pages.flatMap(({ data }): readonly PublicTaskData[] => data?.nodes ?? []),
    total: first?.totalCount ?? null,
    loaded: first !== null,
    failed: pages.find(({ error }) => error) ?? null,
    retry,
    more,
  }
}
