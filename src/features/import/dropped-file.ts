// A file that was dropped elsewhere, on its way to the page where it is imported.
import { createStore } from '#src/lib/store.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'

const dropped = createStore<{ place: ImportPlace; file: File } | null>(() => null)

/** Leaves it for the page of this place. */
export function leaveFile(place: ImportPlace, file: File): void {
  dropped.set({ place, file })
}

/** Takes what was left for this place; null where nothing was. */
export function takeFile({ workspaceSlug, projectSlug }: ImportPlace): File | null {
  const left = dropped.get()
  if (left?.place.workspaceSlug !== workspaceSlug || left.place.projectSlug !== projectSlug) return null
  dropped.set(null)
  return left.file
}
