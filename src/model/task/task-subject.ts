// A task as actions see it.
import type { TaskDetailData, TaskRowData } from './task.graphql.ts'

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

/** What rows show and actions do not read. */
type ShownOnly = 'project' | 'image' | 'position' | 'createdAt' | 'updatedAt' | 'counts'
/** What a task has of which only the name is known, such as the one that a timer runs on: nothing; undefined there. */
type Maybe = 'sprint' | 'userStory'
type Still<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value
type Said = { [Field in Exclude<keyof TaskRowData, ShownOnly | Maybe>]: Still<TaskRowData[Field]> }

/** A task with what every row of a list knows about it: the `TaskRow` fragment, of which nobody writes here. */
export interface TaskSubject extends Said, Partial<Pick<TaskRowData, Maybe>>, Partial<Pick<TaskDetailData, 'parentId'>> {}
