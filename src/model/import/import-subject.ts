// An import as actions see it.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The import whose page is in view. */
    import: ImportSubject | null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    import: ImportSubject
  }
}

/** Whose imports: a workspace's, or a project's. */
export type ImportPlace = { workspaceSlug: string; projectSlug: string | null }

/** How far an import is. */
export type ImportStateName =
  | 'READING'
  | 'MAPPING'
  | 'DRY_RUN'
  | 'READY'
  | 'RUNNING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDOING'
  | 'UNDONE'

/** Given by the row that shows it, and by its page. */
export interface ImportSubject extends ImportPlace {
  id: string
  state: ImportStateName
  filename: string
  /** How many problems there are of all kinds. */
  problems: number
  /** Until when it can be undone; null where it cannot be. */
  undoUntil: string | null
  viewerCan: readonly Permission[]
}
