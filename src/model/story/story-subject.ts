// User stories and their lists, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { StoryRowData } from './story.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The story whose page is in view. */
    story: StorySubject | null
    'story-list': StoryListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    story: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    story: StorySubject
    'story-list': StoryListSubject
    criterion: CriterionSubject
  }
}

/** What lists are narrowed by, as the address has it: ids, `none` for stories in no epic, `''` for everything. */
export interface StoryFilters {
  search: string
  epic: string
  state: '' | NonNullable<StoryRowData['state']>
  sprint: string
}

/** A user story with what every row knows about it. */
export interface StorySubject extends Omit<StoryRowData, 'viewerCan'> {
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** A page that lists the user stories of a project. */
export interface StoryListSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  filters: StoryFilters
  /** The epics in the order in which their stories stand, null for no epic; null where the list is not grouped. */
  sections: readonly (string | null)[] | null
}

/** One line of acceptance criteria; `line` is its place among all lines of the description. */
export interface CriterionSubject {
  id: string
  line: number
  text: string
  done: boolean
  story: StorySubject
  viewerCan: readonly Permission[]
}

/** Where rows belong. */
export type StoryPlace = Pick<StoryListSubject, 'workspaceSlug' | 'projectSlug' | 'viewerCan'>

/** A row of an answer as a subject; where the host does not say what the viewer may do, the project's rights count. */
export function storySubject(story: StoryRowData, { workspaceSlug, projectSlug, viewerCan }: StoryPlace): StorySubject {
  return { ...story, workspaceSlug, projectSlug, viewerCan: story.viewerCan ?? viewerCan }
}
