// The rows of the tree that are open, level by level, 200 at a time (WIKI-02).
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { ListWikiPages, type WikiRowData } from '#src/model/wiki/wiki.graphql.ts'
import { type InProject, openBranches } from './wiki-places.ts'

const PER_PAGE = 200
const ROOT = ''

/** What of the tree is known; `rows` is null until the first level is there. */
export interface WikiTreeRead {
  rows: ReadonlyMap<string, readonly WikiRowData[]> | null
  total: number | null
  failed: ReturnType<typeof usePages>['pages'][number] | undefined
  retry: () => void
  open: ReadonlySet<string>
  /** Levels of which there is more, and how to load that; '' is the root. */
  more: ReadonlyMap<string, () => void>
}

function pagesIn({ wikiPages }: ResultOf<typeof ListWikiPages>) {
  return wikiPages
}

/** Follows the root and every open branch. Where a row stands is what it says itself, so that a move is seen before it is answered. */
export function useWikiTree({ workspaceSlug, projectSlug }: InProject): WikiTreeRead {
  const open = useSyncExternalStore(openBranches.subscribe, openBranches.get)
  const hidden = useHidden()
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const asked = useMemo(
    () =>
      [ROOT, ...open].flatMap((level) =>
        Array.from({ length: wanted[level] ?? 1 }, (_, at) => {
          return {
            level,
            variables: { workspaceSlug, projectSlug, ...(level !== ROOT && { parent: level }), page: at + 1, perPage: PER_PAGE },
          }
        }),
      ),
    [workspaceSlug, projectSlug, open, wanted],
  )
  const requests = useMemo(() => asked.map(({ variables }) => variables), [asked])
  const { pages, retry } = usePages(ListWikiPages, requests, pagesIn, 'cache-and-network')
  const load = useCallback((level: string) => () => setWanted((now) => ({ ...now, [level]: (now[level] ?? 1) + 1 })), [])
  const rows = useMemo(() => {
    if (!pages[0]?.data) return null
    const levels = new Map<string, WikiRowData[]>()
    for (const row of nodesOf(pages)) {
      if (hidden.has(heldId('page', row.id))) continue
      const level = row.parentId ?? ROOT
      levels.set(level, [...(levels.get(level) ?? []), row])
    }
    for (const level of levels.values()) level.sort((a, b) => a.position - b.position)
    return levels
  }, [pages, hidden])
  const more = useMemo(() => {
    const left = new Map<string, () => void>()
    asked.forEach(({ level, variables }, at) => {
      const total = pages[at]?.data?.totalPages ?? 1
      if (variables.page < total) left.set(level, load(level))
      else left.delete(level)
    })
    return left
  }, [asked, pages, load])
  return { rows, total: pages[0]?.data?.totalCount ?? null, failed: pages.find(({ error }) => error), retry, open, more }
}
