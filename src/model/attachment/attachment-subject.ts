// A file, and the page of a project's documents, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { AttachmentData } from './attachment.graphql.ts'
import type { FilesOwner } from './attachment.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** A file in view; given by the list or the preview that shows it. */
    attachment: AttachmentSubject
    documents: DocumentsSubject
  }
}

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The page of documents in view. */
    documents: DocumentsSubject | null
  }
}

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The Upload modal (FILES-09); a closed plan gate shows its text instead of the form (FILES-22). `replaces` gets the file as its next version. */
    'attachment.upload': { owner: FilesOwner; viewerCan: readonly Permission[]; replaces?: { id: string; filename: string } }
    /** The preview of a file (FILES-05). */
    'attachment.preview': { attachment: AttachmentSubject }
  }
}

/** A file; `owner` is the list that shows it, which is not its task's where the file is linked with that. */
export type AttachmentSubject = AttachmentData & { owner: FilesOwner; viewerCan: readonly Permission[] }

/** The documents of a project. */
export interface DocumentsSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  /** What narrows and orders them, as the address has it; nothing where it is not known. */
  query?: string
}

/** True for a file that is shown with this task and belongs elsewhere (DOCS-08). */
export function isLinked({ owner, links }: Pick<AttachmentSubject, 'owner' | 'links'>): boolean {
  return owner.taskId !== null && links?.some(({ id }) => id === owner.taskId) === true
}
