// The rules of a workspace as far as the list was scrolled.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, totalOf, usePages } from '#src/data/use-pages.ts'
import { ListRecurrences } from '#src/model/recurrence/recurrence.graphql.ts'
import { type RecurrenceListSubject, type RecurrenceSubject, recurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'

const PER_PAGE = 50

/** `rules` is null until the first answer is there; `more` loads the next page. */
export function useRecurrences({ workspaceSlug, filters }: RecurrenceListSubject) {
  const asked = useMemo(
    () => ({
      workspaceSlug,
      ...(filters.search && { search: filters.search }),
      ...(filters.project && { projectSlug: filters.project }),
      ...(filters.person && { member: filters.person }),
      ...(filters.state && { state: filters.state }),
      perPage: PER_PAGE,
    }),
    [workspaceSlug, filters],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListRecurrences, requests, rulesIn, 'cache-and-network')
  const hidden = useHidden()
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const rules = useMemo((): readonly RecurrenceSubject[] | null => {
    if (!pages[0]?.data) return null
    return nodesOf(pages)
      .filter(({ id }) => !hidden.has(heldId('recurrence', id)))
      .map((rule) => recurrenceSubject(rule, workspaceSlug))
  }, [pages, hidden, workspaceSlug])
  return { rules, total: totalOf(pages, rules?.length ?? null), failed: pages.find(({ error }) => error), retry, more }
}

function rulesIn({ recurrences }: ResultOf<typeof ListRecurrences>) {
  return recurrences
}
