// The order of workspaces and projects in the sidebar, as a person put them in this browser; nobody else sees it.
import { SpokenError } from '#src/data/errors/error-text.ts'
import { fields, listOf, type Reader, text } from '#src/data/storage/shape.ts'
import { type StorageEntry, surfaceChoice } from '#src/data/storage/storage.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { byStanding, isArchived } from '#src/features/project/project-standing.ts'

/** Ids in their order. `lists` names the workspaces' own list by '' and the projects of each workspace by its slug. */
export interface SidebarOrder {
  lists: Readonly<Record<string, readonly string[]>>
}

/** The name of the list of workspaces. */
export const WORKSPACES = ''

const lists: Reader<SidebarOrder['lists']> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, ids]) => [name, listOf(text)(ids) ?? []]))
    : undefined
const shape = fields<SidebarOrder>({ lists })

/** What is stored for this person. */
export function sidebarOrder(username: string): StorageEntry<SidebarOrder> {
  return surfaceChoice<SidebarOrder>(`sidebar-order:${username}`, (value) => shape(value) ?? null)
}

/** The items as the person put them; those that came since stand behind, as the server orders them. */
export function inOrder<T extends { id: string }>(items: readonly T[], stored: SidebarOrder | null, list: string): readonly T[] {
  const order = stored?.lists[list]
  if (!order) return items
  const rank = new Map(order.map((id, at) => [id, at]))
  return [...items].sort((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length))
}

/** The projects of a workspace that the sidebar shows: none that was put away, and those that are done below the others (PSET-05). */
export function projectsInOrder<T extends { id: string; status: string | null }>(
  projects: readonly T[],
  stored: SidebarOrder | null,
  workspaceSlug: string,
): readonly T[] {
  return byStanding(
    inOrder(
      projects.filter((project) => !isArchived(project)),
      stored,
      workspaceSlug,
    ),
  )
}

/** Stores the order of one list; answers how to take that back. Throws the sentence to say where the browser stores nothing. */
export function arrange(username: string, list: string, ids: readonly string[]): () => void {
  const entry = sidebarOrder(username)
  const before = entry.read()
  // What is not in view now, such as a workspace of a later page, keeps its place behind.
  const others = (before?.lists[list] ?? []).filter((id) => !ids.includes(id))
  write(entry, list, [...ids, ...others])
  const former = before?.lists[list]
  return () => write(entry, list, former)
}

function write(entry: StorageEntry<SidebarOrder>, list: string, ids: readonly string[] | undefined): void {
  const { [list]: _, ...others } = entry.read()?.lists ?? {}
  const stored = writeStored(entry, { lists: ids ? { ...others, [list]: ids } : others })
  if (!stored) throw new SpokenError('This browser does not store the order. Allow it to store data of this site, then try again.')
}
