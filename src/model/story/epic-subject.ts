// Epics and the page that lists them, as actions see them.
import { heldId } from '#src/actions/delayed-delete.ts'
import type { Permission } from '#src/actions/subject.ts'
import type { EpicRowData } from './epic.graphql.ts'
import type { StoryPlace } from './story-subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The epic that is open beside the list. */
    epic: EpicSubject | null
    'epic-list': EpicListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    epic: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    epic: EpicSubject
    'epic-list': EpicListSubject
  }
}

/** An epic with what every row knows about it. Rows of epics and of stories stand in one list, whose ids are numbers alike: `id` is `epic:5`, `epicId` the host's. */
export interface EpicSubject extends Omit<EpicRowData, 'id' | 'viewerCan'> {
  id: string
  epicId: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** The page that lists the epics of a project. */
export interface EpicListSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  /** Ids of the epics in their order, null for the stories in none. */
  sections: readonly (string | null)[]
}

/** An epic of an answer as a subject. */
export function epicSubject({ id, ...epic }: EpicRowData, { workspaceSlug, projectSlug, viewerCan }: StoryPlace): EpicSubject {
  return { ...epic, id: heldId('epic', id), epicId: id, workspaceSlug, projectSlug, viewerCan: epic.viewerCan ?? viewerCan }
}
