// The discussions of a project as far as the list was scrolled.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, totalOf, usePages } from '#src/data/use-pages.ts'
import { ListThreads } from '#src/model/thread/thread.graphql.ts'
import { type ThreadListSubject, type ThreadSubject, threadSubject } from '#src/model/thread/thread-subject.ts'

const PER_PAGE = 50

const ASKED = {
  open: { state: 'OPEN' },
  closed: { state: 'CLOSED' },
  unread: { state: 'ALL', unread: true },
} as const

/** `threads` is null until the first answer is there; `more` loads the next page. */
export function useThreads(list: ThreadListSubject) {
  const { workspaceSlug, projectSlug, tab, search } = list
  const asked = useMemo(
    () => ({ workspaceSlug, projectSlug, ...ASKED[tab], ...(search !== '' && { search }), perPage: PER_PAGE }),
    [workspaceSlug, projectSlug, tab, search],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListThreads, requests, threadsIn, 'cache-and-network')
  const hidden = useHidden()
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const threads = useMemo((): readonly ThreadSubject[] | null => {
    if (!pages[0]?.data) return null
    return nodesOf(pages)
      .filter(({ id }) => !hidden.has(heldId('thread', id)))
      .map((thread) => threadSubject(thread, list))
  }, [pages, hidden, list])
  return { threads, total: totalOf(pages, threads?.length ?? null), failed: pages.find(({ error }) => error), retry, more }
}

function threadsIn({ threads }: ResultOf<typeof ListThreads>) {
  return threads
}
