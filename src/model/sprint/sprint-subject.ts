// A sprint, and the list of a project's sprints, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { SprintRowData } from './sprint.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The sprint whose page is in view. */
    sprint: SprintSubject | null
    'sprint-list': SprintListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    sprint: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    sprint: SprintSubject
    'sprint-list': SprintListSubject
  }
}

/** A sprint with what every row knows about it. */
export interface SprintSubject extends Omit<SprintRowData, 'viewerCan'> {
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** The page that lists the sprints of a project. */
export interface SprintListSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** A row of an answer as a subject; where the host does not say what the viewer may do, the project's rights count. */
export function sprintSubject(
  sprint: SprintRowData,
  { workspaceSlug, projectSlug, viewerCan }: Pick<SprintListSubject, 'workspaceSlug' | 'projectSlug' | 'viewerCan'>,
): SprintSubject {
  return { ...sprint, workspaceSlug, projectSlug, viewerCan: sprint.viewerCan ?? viewerCan }
}
