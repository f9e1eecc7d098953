// The mail server of a workspace as actions see it.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    mailserver: MailServerSubject | null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    mailserver: MailServerSubject
  }
}

/** The server in view; in a workspace that has none there is no subject. */
export interface MailServerSubject {
  /** Of the workspace, which has one at most. */
  id: string
  workspaceSlug: string
  host: string
  viewerCan: readonly Permission[]
}
