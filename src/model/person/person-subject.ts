// A person in view, as actions see them.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The person whose profile is in view. */
    person: PersonInView | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    person: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    person: PersonInView
  }
}

/** Somebody, as far as whoever shows them knows. */
export interface PersonInView {
  /** The username. */
  id: string
  username: string
  name: string
  /** Null where it is hidden. */
  email: string | null
  viewerCan: readonly Permission[]
}
