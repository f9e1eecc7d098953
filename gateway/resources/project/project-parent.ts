// A project as the fields of `Project` are handed it.
import type { Project } from './project.calls.ts'

/** A project as a parent: its address, and what was answered about it so far. */
export interface ProjectParent {
  workspaceSlug: string
  slug: string
  name: string
  /** Null where only slug and name are known. */
  known: Project | null
}

/** Makes a parent of an answer. */
export function projectParent(workspaceSlug: string, project: Project): ProjectParent {
  return { workspaceSlug: project.company?.slug ?? workspaceSlug, slug: project.slug, name: project.name, known: project }
}
