// Somebody on a project, as actions see them.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    member: null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    member: MemberSubject
  }
}

/** Given by the row that shows them. */
export interface MemberSubject {
  id: string
  username: string
  name: string
  role: string
  /** Why their role cannot be changed. */
  fixed: string | null
  /** They own the project or its workspace. */
  owns: boolean
  /** Tasks there that are neither done nor archived; null where nobody counts. */
  openTasks: number | null
  project: { workspaceSlug: string; projectSlug: string; name: string }
  viewerCan: readonly Permission[]
}
