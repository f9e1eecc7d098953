// The versions of a page, as many as were asked for.
import { useCallback, useMemo, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { usePages } from '#src/data/use-pages.ts'
import { ListWikiVersions } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { placeOf } from './wiki-places.ts'

type Answer = ResultOf<typeof ListWikiVersions>

/** A version as the list shows it. */
export type VersionRow = NonNullable<Answer['wikiVersions']>['nodes'][number]

/** What is there of the list. */
export interface Versions {
  rows: readonly VersionRow[]
  fetching: boolean
  failed: boolean
  retry: () => void
  /** Reads on; null where all are there. */
  more: (() => void) | null
  /** The version before one; null before the first, undefined while that is not known. */
  before: (number: number) => number | null | undefined
}

const readOf = ({ wikiVersions }: Answer) => wikiVersions

/** Read anew whenever they come into view. */
export function useVersions(subject: PageSubject): Versions {
  const { workspaceSlug, projectSlug } = subject
  const [count, setCount] = useState(1)
  // Another version of the page is another list.
  const requests = useMemo(
    () => Array.from({ length: count }, (_, at) => ({ ...placeOf({ workspaceSlug, projectSlug }), id: subject.id, page: at + 1 })),
    [workspaceSlug, projectSlug, subject.id, count],
  )
  const { pages, retry } = usePages(ListWikiVersions, requests, readOf, 'cache-and-network')
  const rows = useMemo(() => pages.flatMap(({ data }) => data?.nodes ?? []), [pages])
  const total = pages[0]?.data?.totalPages ?? 1
  const isThere = pages.every(({ data }) => data !== null)
  const before = useCallback(
    (number: number) => {
      const at = rows.findIndex((row) => row.number < number)
      if (at !== -1) return rows[at]?.number ?? null
      return isThere && total <= count ? null : undefined
    },
    [rows, isThere, total, count],
  )
  return {
    rows,
    before,
    fetching: pages.some(({ data, error }) => data === null && error === null),
    failed: pages.some(({ data, error }) => data === null && error !== null),
    retry,
    more: isThere && total > count ? () => setCount(count + 1) : null,
  }
}
