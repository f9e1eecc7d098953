// A workspace as actions see it.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    workspace: WorkspaceSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    workspace: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    workspace: WorkspaceSubject
  }
}

/** A workspace in view. */
export interface WorkspaceSubject {
  id: string
  slug: string
  name: string
  viewerCan: readonly Permission[]
}
