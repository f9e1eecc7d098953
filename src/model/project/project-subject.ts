// A project as actions see it.
import type { Permission } from '#src/actions/subject.ts'
import type { PersonSubject } from '#src/lib/person.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    project: ProjectSubject | null
    /** The address names a project that could not be read yet: what is meant for it must not happen in another. */
    projectUnread?: boolean
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    project: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    project: ProjectSubject
  }
}

declare module '#src/actions/services.ts' {
  interface Ask {
    /** People of a project, ticked as in `many`; `mark` says by username who is present. */
    people(question: {
      title: string
      project: { workspaceSlug: string; projectSlug: string }
      mark: (username: string) => Mark
      apply: ManyQuestion<PersonSubject>['apply']
    }): Promise<void>
    /** One project of a workspace; only those that may be edited unless `any`. */
    project(question: {
      title: string
      workspaceSlug: string
      any?: boolean
    }): Promise<Pick<ProjectSubject, 'id' | 'slug' | 'name' | 'workspaceSlug'> | null>
  }
}

/** A project in view (the `ProjectHeader` fragment satisfies it). */
export interface ProjectSubject {
  id: string
  slug: string
  name: string
  workspaceSlug: string
  /** How it stands, where that is known. */
  status?: 'IN_PROGRESS' | 'COMPLETED' | 'ARCHIVED' | null
  /** Whether strangers can read it by its public address, where that is known. */
  isPublic?: boolean | null
  /** Whether it has a page that names who finished how much, where that is known. */
  showsRockstars?: boolean | null
  /** Whether it is invented work to try things with, where that is known (FIRST-04). */
  isSample?: boolean | null
  viewerCan: readonly Permission[]
}
