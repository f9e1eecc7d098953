// A task as actions see it.
import type { Chip, Permission } from '#src/actions/subject.ts'
import type { PersonSubject } from '#src/lib/person.ts'

declare module '#src/actions/scene.ts' {
  interface RowKinds {
    task: true
  }
  interface SceneParts {
    /** The task that the viewer's one running timer times, as the header shows it, wherever it is. */
    timed?: TaskSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    task: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    task: TaskSubject
  }
}

declare module '#src/actions/services.ts' {
  interface Go {
    /**
     * Opens the task's detail over the present page; `tab` is the id of one of its tabs, `comment` of what was said in it. From task to task one Back closes the detail, unless
     * `deeper`: then Back returns to the task that led there.
     */
    task(
      task: { id: string; workspaceSlug: string; projectSlug: string },
      options?: { tab?: string | undefined; comment?: string | undefined; deeper?: boolean },
    ): void
    /** Closes the detail: goes back where it was opened over a page, and rewrites the address where that named it. */
    closeTask(): void
  }
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
  /** Undefined where the list does not say. */
  parentId?: string | null
  isFavorite: boolean
  isDraft: boolean
  isArchived: boolean
  timerStartedAt: string | null
  viewerCan: readonly Permission[]
}

/** What a task has of which nothing is known but its name: no property is set. */
export const BARE_TASK = {
  done: false,
  progress: 0,
  workflow: null,
  type: null,
  effort: null,
  labels: [],
  assignees: [],
  startDate: null,
  dueDate: null,
  board: null,
  isFavorite: false,
  isDraft: false,
  isArchived: false,
  timerStartedAt: null,
} as const satisfies Partial<TaskSubject>
