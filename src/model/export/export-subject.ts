// An export as actions see it.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    export: null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    export: ExportSubject
  }
}

/** Whose exports: a workspace's, or a project's. */
export type ExportPlace = { workspaceSlug: string; projectSlug: string | null }

/** Given by the row that shows it. */
export interface ExportSubject extends ExportPlace {
  id: string
  state: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED'
  filename: string
  viewerCan: readonly Permission[]
}
