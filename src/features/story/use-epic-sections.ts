// The stories below their epics, loaded as far as the list is scrolled: a section at a time, fifty rows of it at a time (EPIC-09).
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import type { EpicListSubject } from '#src/model/story/epic-subject.ts'
import { ListStories } from '#src/model/story/story.graphql.ts'
import { type StorySubject, storySubject } from '#src/model/story/story-subject.ts'
import { placeOf } from './story-writes.ts'
import { inOrder } from './use-stories.ts'

const PER_PAGE = 50
/** How many rows more are wanted each time the end comes near. */
const STEP = 60
/** What a section counts at least, so that many small ones are not all asked for at once. */
const LEAST = 5

/** An epic, null for those in none, with its stories as far as they are there. */
export interface EpicSection {
  epic: EpicRowData | null
  stories: readonly StorySubject[]
  folded: boolean
  /** False while more of its stories are on their way or not asked for yet. */
  whole: boolean
}

/** What is asked for, so that about `rows` rows are there: pages of the sections that are not folded, in their order. */
export function sectionRequests(
  sections: readonly { id: string; count: number | null; folded: boolean }[],
  rows: number,
): readonly { epic: string; page: number }[] {
  const requests: { epic: string; page: number }[] = []
  let left = rows
  for (const { id, count, folded } of sections) {
    if (left <= 0) break
    if (folded || count === 0) continue
    const pages = Math.max(1, Math.ceil(Math.min(left, count ?? 1) / PER_PAGE))
    for (let page = 1; page <= pages; page++) requests.push({ epic: id, page })
    left -= Math.max(LEAST, count ?? PER_PAGE)
  }
  return requests
}

/** `epics` null while they are on their way. */
export function useEpicSections(list: EpicListSubject, epics: readonly EpicRowData[] | null, folded: readonly string[]) {
  const [rows, setRows] = useState(STEP)
  const [noneCount, setNoneCount] = useState<number | null>(null)
  const known = useMemo(
    () =>
      epics === null
        ? []
        : [
            ...epics.map(({ id, storyCount }) => ({ id, count: storyCount, folded: folded.includes(id) })),
            { id: 'none', count: noneCount, folded: false },
          ],
    [epics, folded, noneCount],
  )
  const wanted = useMemo(() => sectionRequests(known, rows), [known, rows])
  const { workspaceSlug, projectSlug } = list
  const requests = useMemo(
    () =>
      wanted.map(({ epic, page }) => ({
        ...placeOf({ workspaceSlug, projectSlug }),
        filter: { epic },
        sort: 'POSITION' as const,
        page,
        perPage: PER_PAGE,
      })),
    [wanted, workspaceSlug, projectSlug],
  )
  const { pages, retry } = usePages(ListStories, requests, storiesIn, 'cache-and-network')
  const none = wanted.findIndex(({ epic }) => epic === 'none')
  const total = pages[none]?.data?.totalCount ?? null
  if (total !== null && total !== noneCount) setNoneCount(total)
  const hidden = useHidden()
  const sections = useMemo((): readonly EpicSection[] => {
    const all = inOrder(nodesOf(pages).filter(({ id }) => !hidden.has(heldId('story', id)))).map((story) => storySubject(story, list))
    return known.map(({ id, count, folded: isFolded }) => {
      const epic = epics?.find((one) => one.id === id) ?? null
      const own = wanted.flatMap((one, at) => (one.epic === id ? [pages[at]] : []))
      const last = own[0]?.data?.totalPages ?? 1
      const whole = isFolded || count === 0 || (own.length >= last && own.every((page) => page?.data))
      return { epic, folded: isFolded, whole, stories: isFolded ? NONE : all.filter((story) => (story.epic?.id ?? 'none') === id) }
    })
  }, [pages, known, wanted, epics, hidden, list])
  const isWhole = sections.every(({ whole }) => whole)
  const arrived = pages.every(({ data }) => data)
  const more = useCallback(() => {
    if (!isWhole && arrived) setRows((before) => before + STEP)
  }, [isWhole, arrived])
  return { sections, failed: pages.find(({ error }) => error), retry, more }
}

const NONE = [] as const

function storiesIn({ userStories }: ResultOf<typeof ListStories>) {
  return userStories
}
