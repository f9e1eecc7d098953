// What is said about a file, in its preview (FILES-05..08).
import type { Permission } from '#src/actions/subject.ts'
import { CommentThread } from './comment-thread.tsx'

/** Nothing where the host gives files no uuid, for then there is nothing to comment on (OPEN-53). */
export function FileComments({
  file,
}: {
  file: { uuid: string | null; owner: { workspaceSlug: string; projectSlug: string }; viewerCan: readonly Permission[] }
}) {
  const { uuid, viewerCan } = file
  if (uuid === null) return null
  const { workspaceSlug, projectSlug } = file.owner
  return <CommentThread key={uuid} about={{ workspaceSlug, projectSlug, subject: 'FILE', subjectId: uuid }} viewerCan={viewerCan} />
}
