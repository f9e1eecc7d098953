// Private notes and their list, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { NoteRowData } from './note.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The note that is open. */
    note: NoteSubject | null
    'note-list': NoteListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    note: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    note: NoteSubject
    'note-list': NoteListSubject
  }
}

/** What notes are ordered by. */
export type NoteOrder = 'UPDATED' | 'TITLE' | 'CREATED'

/** A note of the viewer's. */
export interface NoteSubject extends Pick<NoteRowData, 'id' | 'title' | 'isPinned' | 'version' | 'trashedAt'> {
  tags: readonly string[]
  /** What a list shows besides. */
  snippet?: string
  updatedAt?: string | null
  viewerCan: readonly Permission[]
}

/** The page of notes, and what its list is narrowed by. */
export interface NoteListSubject {
  id: string
  search: string
  tag: string | null
  trash: boolean
  sort: NoteOrder
  viewerCan: readonly Permission[]
}

/** Whoever has a note may do everything with it. */
export const OWN_NOTES: readonly Permission[] = ['EDIT']

/** What is written to a note goes one after the other. */
export function noteLane(id: string): string {
  return `Note:${id}`
}
