// The comments of a discussion as far as they were asked for: its ends, where the reader was, and what was opened between (DISC-05).
import { useMemo, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { usePages } from '#src/data/use-pages.ts'
import { useRead } from '#src/data/use-read.ts'
import { type CommentData, ListThreadComments } from './comment.graphql.ts'
import { type CommentAbout, threadVariables } from './comment.ts'

type Stretch = NonNullable<ResultOf<typeof ListThreadComments>['threadComments']>

/** Comments that are left out. */
export type ThreadGap = Stretch['gaps'][number]

/** What stands in a discussion: a comment, or where some are left out. */
export type ThreadItem = { comment: CommentData; gap?: undefined } | { gap: ThreadGap; comment?: undefined }

/** `items` is null until the first answer is there. `open` fetches the next ones of a gap; what could not be had is asked again by `retry`. */
export function useThreadComments(about: CommentAbout, around: string | null) {
  const asked = useMemo(() => threadVariables(about), [about])
  const read = useRead({
    query: ListThreadComments,
    variables: { ...asked, ...(around !== null && { around }) },
    requestPolicy: 'cache-and-network',
  })
  const [opened, setOpened] = useState<readonly Pick<ThreadGap, 'after' | 'before'>[]>([])
  const requests = useMemo(() => opened.map((gap) => ({ ...asked, ...gap })), [opened, asked])
  const { pages, retry } = usePages(ListThreadComments, requests, stretchIn)
  const ends = read.data?.threadComments
  const items = useMemo(() => {
    if (!ends) return null
    const behind = new Map(opened.map(({ after }, at) => [after, pages[at]?.data ?? null]))
    return itemsOf(ends, behind)
  }, [ends, opened, pages])
  return {
    items,
    read,
    total: ends?.totalCount ?? null,
    isGone: read.data?.threadComments === null,
    failed: pages.find(({ error }) => error),
    retry,
    open: ({ after, before }: ThreadGap) =>
      setOpened((known) => (known.some((one) => one.after === after) ? known : [...known, { after, before }])),
  }
}

function stretchIn({ threadComments }: ResultOf<typeof ListThreadComments>) {
  return threadComments
}

/**
 * Comments in their order, each gap where the comment in front of it stands, filled as far as it was opened. Where that comment was removed since, the
 * one behind it says where.
 */
export function itemsOf(stretch: Stretch, behind: ReadonlyMap<string, Stretch | null>): ThreadItem[] {
  const { nodes, gaps } = stretch
  const there = new Set(nodes.map(({ id }) => id))
  const fill = (gap: ThreadGap): ThreadItem[] => {
    const found = behind.get(gap.after)
    return found ? itemsOf(found, behind) : [{ gap }]
  }
  const items = nodes.flatMap((comment): ThreadItem[] => [
    ...gaps.filter(({ after, before }) => before === comment.id && !there.has(after)).flatMap(fill),
    { comment },
    ...gaps.filter(({ after }) => after === comment.id).flatMap(fill),
  ])
  // What was read by two ways stands once.
  const seen = new Set<string>()
  return items.filter(({ comment }) => comment === undefined || (!seen.has(comment.id) && seen.add(comment.id)))
}
