// What actions act on: the kinds of subjects, and the fields of each that actions may read.

/** Names of the gateway's `Permission` enum, as `viewerCan` lists them. */
export type Permission = 'EDIT' | 'ADMIN' | 'OWN' | 'CREATE_PROJECT' | 'PAID'

/** A workflow, type or label as a chip shows it: id, title, colour `#rrggbb`. */
export interface Chip {
  id: string
  title: string
  color: string
}

/** A person who can be assigned or shown; the id is the username. */
export interface PersonSubject {
  id: string
  username: string
  name: string
  avatar: string | null
  headline: string | null
}

/** A task with what every row of a list knows about it (the `TaskRow` fragment satisfies it). */
export interface TaskSubject {
  id: string
  code: string | null
  title: string
  workspaceSlug: string
  projectSlug: string
  done: boolean
  progress: number
  workflow: Chip | null
  type: Chip | null
  effort: { id: string; title: string; hours: number } | null
  labels: readonly Chip[]
  assignees: readonly PersonSubject[]
  startDate: string | null
  dueDate: string | null
  board: { id: string; title: string } | null
  /** Undefined where the list does not say. */
  sprint?: { id: string; slug: string; title: string; timebox: string | null } | null
  userStory?: { id: string; slug: string; title: string; code: string | null } | null
  isFavorite: boolean
  isDraft: boolean
  isArchived: boolean
  timerStartedAt: string | null
  viewerCan: readonly Permission[]
}

/** A project in view (the `ProjectHeader` fragment satisfies it). */
export interface ProjectSubject {
  id: string
  slug: string
  name: string
  workspaceSlug: string
  viewerCan: readonly Permission[]
}

/** A workspace in view. */
export interface WorkspaceSubject {
  id: string
  slug: string
  name: string
  viewerCan: readonly Permission[]
}

/** Every kind of subject. `app` stands for the product itself: its actions need nothing in view. */
export interface SubjectKinds {
  task: TaskSubject
  project: ProjectSubject
  workspace: WorkspaceSubject
  app: { viewerCan: readonly Permission[] }
}

/** The name of a kind of subject. */
export type SubjectKind = keyof SubjectKinds

/** At least one. */
export type NonEmpty<T> = readonly [T, ...T[]]

/** The subjects an action was given, by kind; a kind without subjects is absent or empty. */
export type Subjects = { readonly [K in SubjectKind]?: readonly SubjectKinds[K][] }

/** The address of a task, as the gateway's `TaskRef` wants it. */
export function taskRef(task: Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>) {
  return { workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug, id: task.id }
}

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function projectRef(project: Pick<ProjectSubject, 'slug' | 'workspaceSlug'>) {
  return { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }
}
