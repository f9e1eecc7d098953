// What actions and panels do with comments: what they are about, sent and removed.
import type { Services, ViewerInfo } from '#src/actions/services.ts'
import type { Chip, Permission } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { threadLane } from '#src/model/thread/thread-subject.ts'
import { AddComment, type CommentData, DeleteComment, ListComments, ListThreadComments, UpdateComment } from './comment.graphql.ts'
import { commentSort } from './comment-view.ts'

/** A task, a file by its uuid (OPEN-53), or a discussion by its number (DISC-12). */
export interface CommentAbout {
  workspaceSlug: string
  projectSlug: string
  subject: 'TASK' | 'FILE' | 'THREAD'
  subjectId: string
}

/** A comment as actions get it. */
export interface CommentSubject {
  id: string
  about: CommentAbout
  /** What the viewer may do with what it is on. */
  viewerCan: readonly Permission[]
  /** The author's username; null where the host does not say. */
  author: string | null
}

/** What travels in `extra` to the cache: who writes and when; the task as it is and its status to be, or what a removed comment was about. */
export interface CommentExtra {
  author?: NonNullable<CommentData['author']>
  createdAt?: string
  editedAt?: string
  task?: TaskSubject
  workflow?: Chip
  about?: CommentAbout
}

/** The comments of a task. */
export function aboutTask({ id, workspaceSlug, projectSlug }: Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>) {
  return { workspaceSlug, projectSlug, subject: 'TASK', subjectId: id } satisfies CommentAbout
}

/** Names what is commented on: numbers of discussions count in their project. */
export function keyOfAbout({ workspaceSlug, projectSlug, subject, subjectId }: CommentAbout): string {
  return subject === 'THREAD' ? `${workspaceSlug}/${projectSlug}/${subjectId}` : subjectId
}

/** True for admins on comments of tasks and discussions, for editors on those of files (ROLE-06, ROLE-08, DISC-03). */
export function mayRemove({ subject }: Pick<CommentAbout, 'subject'>, viewerCan: readonly Permission[]): boolean {
  return viewerCan.includes(subject === 'FILE' ? 'EDIT' : 'ADMIN')
}

/** True for its author, who must still be one of those who write: under somebody's name stands what they said, so that nobody else edits it. */
export function mayEdit(
  { author, viewerCan }: Pick<CommentSubject, 'author' | 'viewerCan'>,
  viewer: Pick<ViewerInfo, 'username'> | null,
): boolean {
  return viewer !== null && author === viewer.username && viewerCan.includes('EDIT')
}

/** True when there is something to read or look at (COMMENT-06). */
export function hasContent(html: string): boolean {
  return htmlToText(html).replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') !== '' || /<(img|hr)\b/i.test(html)
}

// The host's clock may be behind this one.
const CLOCKS_APART_MS = 5 * 60_000

/** True when a comment that was sent without an answer is among those that are there: the same person's, since then, with the same text. */
export function isThere(
  comments: readonly CommentData[],
  { html, sentAt, username }: { html: string; sentAt: number; username: string | undefined },
): boolean {
  return comments.some(
    ({ author, createdAt, html: written }) =>
      author?.username === username && createdAt !== null && Date.parse(createdAt) >= sentAt - CLOCKS_APART_MS && isSameHtml(written, html),
  )
}

/**
 * Sends a comment; it is on the screen at once. Where its answer was lost, rejects once what is on the screen was read again: whether it has arrived is
 * known then, before it comes back in front of what its author types on. On a task it carries the status, which a task without one keeps.
 */
export async function sendComment(
  { api, viewer, now }: Pick<Services, 'api' | 'viewer' | 'now'>,
  about: CommentAbout,
  { html, task, workflow, intent }: { html: string; task?: TaskSubject; workflow?: Chip | null; intent: string },
): Promise<void> {
  const { workspaceSlug, projectSlug, subject, subjectId } = about
  const extra: CommentExtra = {
    ...(viewer && { author: { name: viewer.name, avatar: viewer.avatar, username: viewer.username, headline: viewer.headline } }),
    createdAt: now().toISOString(),
    ...(task && { task }),
    ...(workflow && { workflow }),
  }
  const input = { subject, subjectId, html, workflowId: subject === 'TASK' ? (workflow?.id ?? null) : null }
  const sending = api.mutate(
    AddComment,
    { project: { workspaceSlug, projectSlug }, input },
    { lane: laneOf(about), creates: newTemporaryId(), intent, extra: { ...extra } },
  )
  await logged('A comment was not written:', sending).catch(async (error: unknown) => {
    if (asApiError(error)?.outcomeUnknown) await api.quiet()
    throw error
  })
}

/** Gives a comment another text, which is on the screen at once; answers it as it is stored. Rejects with CONFLICT where it was edited since `was`, null for never. */
export async function sendEdit(
  { api, now }: Pick<Services, 'api' | 'now'>,
  { about, id }: Pick<CommentSubject, 'about' | 'id'>,
  { html, was, intent }: { html: string; was: string | null; intent?: string },
): Promise<string> {
  const { workspaceSlug, projectSlug } = about
  const extra: CommentExtra = { editedAt: now().toISOString() }
  const { comment } = await logged(
    'A comment was not edited:',
    api.mutate(
      UpdateComment,
      { project: { workspaceSlug, projectSlug }, id, input: { html, editedAtWas: was } },
      { lane: laneOf(about), extra: { ...extra }, ...(intent !== undefined && { intent }) },
    ),
  )
  return comment?.html ?? html
}

/** The comment as the host has it now; null where it is gone. What is on the screen follows. */
export async function readComment(api: Api, { about, id }: Pick<CommentSubject, 'about' | 'id'>): Promise<CommentData | null> {
  const comments = about.subject === 'THREAD' ? await readAround(api, about, id) : await readAll(api, about)
  return comments.find((comment) => comment.id === id) ?? null
}

async function readAll(api: Api, about: CommentAbout): Promise<readonly CommentData[]> {
  return (await api.query(ListComments, listVariables(about, commentSort()), { requestPolicy: 'network-only' })).comments
}

async function readAround(api: Api, about: CommentAbout, id: string): Promise<readonly CommentData[]> {
  const asked = { ...threadVariables(about), around: id }
  return (await api.query(ListThreadComments, asked, { requestPolicy: 'network-only' })).threadComments?.nodes ?? []
}

/** Removes a comment; it leaves the screen at once. */
export async function sendRemoval(api: Api, about: CommentAbout, id: string): Promise<void> {
  const { workspaceSlug, projectSlug } = about
  await logged(
    'A comment was not removed:',
    api.mutate(DeleteComment, { project: { workspaceSlug, projectSlug }, id }, { lane: laneOf(about), extra: { about } }),
  )
}

/**
 * In the lane of its task: a comment on a task that is just being made waits for it, and statuses are set in the order they were chosen. So is it with a
 * discussion that is closed by a last word.
 */
function laneOf(about: CommentAbout): string {
  const { subject, subjectId } = about
  if (subject === 'THREAD') return threadLane(about, subjectId)
  return `${subject === 'TASK' ? 'Task' : 'File'}:${subjectId}`
}

/** COMMENT-22: failures are logged; telling the person is the caller's part (MISC-02). */
async function logged<Answer>(what: string, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    console.warn(what, error)
    throw error
  }
}

/** A discussion, as its comments are asked for. */
export function threadVariables({ workspaceSlug, projectSlug, subjectId }: CommentAbout) {
  return { workspaceSlug, projectSlug, number: Number(subjectId) }
}

/** Variables of the list. */
export function listVariables(about: CommentAbout, sort: 'NEWEST' | 'OLDEST') {
  return { ...about, sort }
}
