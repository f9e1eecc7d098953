// Rules by which tasks come again and the page that lists them, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { RecurrenceRowData, RecurrenceWholeData } from './recurrence.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The rule that is open beside the list. */
    recurrence: RecurrenceSubject | null
    'recurrence-list': RecurrenceListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    recurrence: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    recurrence: RecurrenceSubject
    'recurrence-list': RecurrenceListSubject
  }
}

/** A rule with what every row knows about it. */
export interface RecurrenceSubject extends Omit<RecurrenceRowData, 'viewerCan'> {
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** One that is open, with what only a rule that is read alone has. */
export type OpenRule = RecurrenceSubject & Pick<RecurrenceWholeData, 'dates' | 'task'>

/** What the list is narrowed by, as the address has it; `''` for everything. */
export interface RecurrenceFilters {
  search: string
  project: string
  person: string
  state: '' | RecurrenceRowData['state']
}

/** The page that lists the rules of a workspace; it may do what the workspace allows. */
export interface RecurrenceListSubject {
  id: string
  workspaceSlug: string
  viewerCan: readonly Permission[]
  filters: RecurrenceFilters
}

/** A rule of an answer as a subject. */
export function recurrenceSubject(rule: RecurrenceRowData, workspaceSlug: string): RecurrenceSubject {
  return { ...rule, workspaceSlug, projectSlug: rule.project.slug }
}
