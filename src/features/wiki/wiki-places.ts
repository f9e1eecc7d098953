// Where pages of the wiki stand, and which is being written.

import { pathTo } from '#src/lib/paths.ts'
import { createStore } from '#src/lib/store.ts'
import type { CaretPlace } from '#src/ui/editor/caret-place.ts'

/** Something in a project. */
export interface InProject {
  workspaceSlug: string
  projectSlug: string
}

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function placeOf({ workspaceSlug, projectSlug }: InProject) {
  return { workspaceSlug, projectSlug }
}

/** The path of the wiki. */
export function wikiPath({ workspaceSlug, projectSlug }: InProject): string {
  return pathTo('projects.wiki', { companySlug: workspaceSlug, projectSlug })
}

/** The path of a page. */
export function pagePath(at: InProject, slug: string): string {
  return pathTo('projects.wiki-page', { companySlug: at.workspaceSlug, projectSlug: at.projectSlug, pageSlug: slug })
}

/** The path of a version beside another one, the one before where that is not said. */
export function versionPath(at: InProject, slug: string, version: number, beside?: number): string {
  return `${pagePath(at, slug)}?version=${version}${beside === undefined ? '' : `&with=${beside}`}`
}

/** Which change of the versions in view is gone to, from 1; 0 before any. */
export const shownChange = createStore(() => 0)

/** The page that is being written, by its id. */
export const editedPage = createStore<string | null>(() => null)

/** Where writing begins, when a click said it; the editor takes it away. */
export const beginsAt = createStore<CaretPlace | null>(() => null)

/** The branches of the tree that are open, by the ids of their pages; kept while the session lasts. */
export const openBranches = createStore<ReadonlySet<string>>(() => new Set())

/** Opens or closes a branch, or opens several. */
export function toggleBranch(id: string): void {
  const next = new Set(openBranches.get())
  if (!next.delete(id)) next.add(id)
  openBranches.set(next)
}

/** Opens the branches above a page. */
export function openAll(ids: readonly string[]): void {
  const open = openBranches.get()
  if (ids.some((id) => !open.has(id))) openBranches.set(new Set([...open, ...ids]))
}
