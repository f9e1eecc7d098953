// One place where one is signed in, as actions see it.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    session: null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    session: SessionSubject
  }
}

/** Given by the row that shows it. */
export interface SessionSubject {
  id: string
  device: string
  /** It is the one that this is read in. */
  current: boolean
  viewerCan: readonly Permission[]
}
