// REST calls and wire types of discussions, all ASSUMED (DISC-02).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, flag, id, moment, number, person, whole, wireId } from '../../rest/wire.ts'
import type { CreateThreadInput, ThreadToTaskInput, UpdateThreadInput } from '../../schema-types.d.ts'
import { comment } from '../comment/comment.calls.ts'
import { linked } from '../mention/mention.calls.ts'
import { task } from '../task/task.reader.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const row = {
  uuid: z.string(),
  number: whole,
  title: z.string(),
  user: actor,
  is_pinned: flag,
  is_closed: flag,
  answer_id: orNone(id),
  task: orNone(
    z.object({ uuid: z.string(), code: z.string(), title: z.string() }).transform(({ uuid, ...rest }) => ({ id: uuid, ...rest })),
  ),
  comments_count: whole,
  last_comment: orNone(
    z.object({ user: actor, created_at: moment }).transform(({ user, created_at }) => ({ author: user, createdAt: created_at })),
  ),
  created_at: moment,
  active_at: moment,
  unread: flag,
  following: flag,
}

/** What only a whole discussion says. */
const wholeThread = {
  body: z.string().nullish(),
  edited_at: moment,
  closed_at: moment,
  closed_by: actor.optional(),
  first_unread: orNone(id),
  followers: orNone(z.array(person)),
  followers_count: orNone(whole),
  linked,
}

/** A discussion, whole or as a row of a list. */
const thread = z.object({ ...row, ...wholeThread }).transform((wire) => ({
  ...{ id: wire.uuid, number: wire.number, title: wire.title, author: wire.user, task: wire.task },
  ...{ isPinned: wire.is_pinned, isClosed: wire.is_closed, answerId: wire.answer_id, isUnread: wire.unread, isFollowing: wire.following },
  ...{ commentsCount: wire.comments_count, lastComment: wire.last_comment, createdAt: wire.created_at, activeAt: wire.active_at },
  ...{ html: wire.body ?? null, editedAt: wire.edited_at, closedAt: wire.closed_at, closedBy: wire.closed_by ?? null },
  ...{ firstUnread: wire.first_unread, followers: wire.followers, followersCount: wire.followers_count },
  ...{ linkedPages: wire.linked?.pages ?? null, linkedTasks: wire.linked?.tasks ?? null },
}))

/** A discussion as the fields of `Thread` are handed it; `at` is its project's address. */
export type ThreadParent = z.infer<typeof thread> & { at?: { workspaceSlug: string; projectSlug: string } }

/** What a list is narrowed and ordered by: words of the host. */
export interface ThreadsAsked {
  search: string
  state: string
  author: string | undefined
  unread: 1 | undefined
  sort: string
  page: number
  per_page: number | undefined
}

/** ASSUMED. */
export function listThreads(rest: RestClient, at: ProjectAddress, asked: ThreadsAsked) {
  return rest.get('/discussions/', { query: { ...at, ...asked }, answer: pageOf(thread, asked.page), whole: true })
}

/** ASSUMED: one by its number. */
export function getThread(rest: RestClient, at: ProjectAddress, number: number) {
  return rest.get(path`/discussions/${String(number)}/`, { query: { ...at }, answer: thread })
}

const gap = z.object({ after: id, before: id, count: number })

const stretch = z.unknown().transform((wire, context) => {
  const [list, more] = [pageOf(comment, 1).safeParse(wire), z.object({ gaps: z.array(gap).nullish() }).safeParse(wire)]
  if (list.success && more.success) return { nodes: list.data.nodes, gaps: more.data.gaps ?? [], totalCount: list.data.totalCount }
  context.addIssue({ code: 'custom', message: 'no comments of a discussion' })
  return z.NEVER
})

/** Comments and pictures in them. */
const MOST_BYTES = 32_000_000

/** ASSUMED: with `after` what stands behind it, else the ends. */
export function listThreadComments(
  rest: RestClient,
  at: ProjectAddress,
  number: number,
  { around, after, before }: { around?: string | undefined; after?: string | undefined; before?: string | undefined },
) {
  const wanted = after === undefined ? { ends: 1, around } : { after, before }
  const query = { ...at, commentable_type: 'discussions', commentable_id: String(number), ...wanted }
  return rest.get('/comments/', { query, answer: stretch, whole: true, mostBytes: MOST_BYTES })
}

/** ASSUMED. */
export function createThread(rest: RestClient, at: ProjectAddress, { title, html }: CreateThreadInput) {
  return rest.post('/discussions/', { query: { ...at }, body: { title, ...(html != null && { body: html }) }, answer: thread })
}

/** ASSUMED: what is absent stays. */
export function updateThread(rest: RestClient, at: ProjectAddress, number: number, input: UpdateThreadInput) {
  const { title, html, isPinned, isClosed, answerId } = input
  const body = {
    ...(title != null && { title }),
    ...(html != null && { body: html }),
    ...(isPinned != null && { is_pinned: isPinned }),
    ...(isClosed != null && { is_closed: isClosed }),
    ...(answerId !== undefined && { answer_id: wireId(answerId) }),
  }
  return rest.put(path`/discussions/${String(number)}/`, { query: { ...at }, body, answer: thread })
}

/** ASSUMED. */
export function deleteThread(rest: RestClient, at: ProjectAddress, number: number) {
  return rest.delete(path`/discussions/${String(number)}/`, { query: { ...at }, answer: anything })
}

/** ASSUMED. */
export function threadToTask(rest: RestClient, at: ProjectAddress, number: number, { commentId, workflowId, close }: ThreadToTaskInput) {
  const body = {
    ...(commentId != null && { comment_id: wireId(commentId) }),
    ...(workflowId != null && { workflow_id: wireId(workflowId) }),
    ...(close != null && { close }),
  }
  return rest.post(path`/discussions/${String(number)}/to-task/`, { query: { ...at }, body, answer: task })
}

/** ASSUMED. */
export function followThread(rest: RestClient, at: ProjectAddress, number: number, follow: boolean) {
  return rest.put(path`/discussions/${String(number)}/follow/`, { query: { ...at }, body: { follow }, answer: thread })
}

/** ASSUMED. */
export function readThread(rest: RestClient, at: ProjectAddress, number: number, given: { readTo?: string | undefined; unread: boolean }) {
  const body = given.unread ? { unread: true } : given.readTo === undefined ? {} : { read_to: wireId(given.readTo) }
  return rest.post(path`/discussions/${String(number)}/read/`, { query: { ...at }, body, answer: thread })
}
