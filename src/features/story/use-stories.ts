// The user stories of a project as far as the list was scrolled, in the order in which it shows them.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, totalOf, usePages } from '#src/data/use-pages.ts'
import { useRead } from '#src/data/use-read.ts'
import { type EpicRowData, ListEpics } from '#src/model/story/epic.graphql.ts'
import { ListStories, type StoryRowData } from '#src/model/story/story.graphql.ts'
import { type StoryListSubject, type StorySubject, storySubject } from '#src/model/story/story-subject.ts'
import { MOST_EPICS } from './epic-options.ts'
import { placeOf } from './story-writes.ts'

const PER_PAGE = 50

/** The epics of a project in their order; null until they are there. Held ones are left out. */
export function useEpics(place: { workspaceSlug: string; projectSlug: string }) {
  const read = useRead({ query: ListEpics, variables: { ...placeOf(place), perPage: MOST_EPICS }, requestPolicy: 'cache-and-network' })
  const hidden = useHidden()
  const nodes = read.data?.epics.nodes
  const epics = useMemo(() => (nodes ? inOrder(nodes.filter(({ id }) => !hidden.has(heldId('epic', id)))) : null), [nodes, hidden])
  return { read, epics }
}

/** Things in the order that people gave them. */
export function inOrder<Row extends { id: string; position: number | null }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

/** What the host is asked for. */
function filterOf({ epic, state, sprint }: StoryListSubject['filters']) {
  const filter = { ...(epic && { epic }), ...(state && { state }), ...(sprint && { sprint }) }
  return Object.keys(filter).length > 0 ? { filter } : {}
}

/** `stories` is null until the first answer is there; `more` loads the next page. Grouped they come by their epics. */
export function useStories(list: Omit<StoryListSubject, 'sections'>, grouped: boolean, epics: readonly EpicRowData[] | null) {
  const { workspaceSlug, projectSlug, filters } = list
  const asked = useMemo(
    () => ({
      workspaceSlug,
      projectSlug,
      ...(filters.search && { search: filters.search }),
      ...filterOf(filters),
      sort: grouped ? ('EPIC' as const) : ('POSITION' as const),
      perPage: PER_PAGE,
    }),
    [workspaceSlug, projectSlug, filters, grouped],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListStories, requests, storiesIn, 'cache-and-network')
  const hidden = useHidden()
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const stories = useMemo((): readonly StorySubject[] | null => {
    if (!pages[0]?.data) return null
    const there = nodesOf(pages).filter(({ id }) => !hidden.has(heldId('story', id)))
    return arranged(there, grouped, epics ?? []).map((story) => storySubject(story, list))
  }, [pages, hidden, grouped, epics, list])
  return { stories, total: totalOf(pages, stories?.length ?? null), failed: pages.find(({ error }) => error), retry, more }
}

function storiesIn({ userStories }: ResultOf<typeof ListStories>) {
  return userStories
}

/** By position, so that what is moved is where it belongs before the host has answered; grouped in the order of the epics first. */
function arranged(stories: readonly StoryRowData[], grouped: boolean, epics: readonly EpicRowData[]): readonly StoryRowData[] {
  const ordered = inOrder(stories)
  if (!grouped) return ordered
  const rank = new Map(epics.map(({ id }, at) => [id, at]))
  const rankOf = ({ epic }: StoryRowData) => (epic === null ? epics.length + 1 : (rank.get(epic.id) ?? epics.length))
  return ordered.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.epic?.id ?? '').localeCompare(b.epic?.id ?? ''))
}
