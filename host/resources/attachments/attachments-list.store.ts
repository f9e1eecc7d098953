// Reading files: pages of them, and one with what hangs on it.

import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { notFound } from '../../errors.ts'
import { type AuthorRow, type PersonRow, people } from '../people/people.table.ts'
import type { Place } from '../projects/projects.table.ts'
import { type AttachmentRow, attachments } from './attachments.table.ts'

/** A task as files name it. */
export type FileTask = { uuid: string; code: string; title: string }

/** A file with its author, null once the account is gone; with its task, the tasks it is linked with, and how many comments it has. */
export type AttachmentView = Pick<AttachmentRow, 'id' | 'uuid' | 'filename' | 'mimetype' | 'size' | 'createdAt' | 'version'> & {
  author: (AuthorRow & Pick<PersonRow, 'headline'>) | null
  task: FileTask | null
  links: FileTask[]
  comments: number
}

/** Whose files: a task's with those linked with it, or without one the project's own. */
export type FilesOf = { project: Place; taskId: string | undefined }

/** Which files, in which order; `kinds` and `user` (a username) narrow where they are given, `withTasks` adds those of tasks to the project's own. */
export type FilesAsked = {
  search: string
  kinds: readonly string[]
  user: string | undefined
  sort: 'created_at' | 'filename' | 'size'
  group: 'kind' | 'user' | undefined
  withTasks: boolean
}

/** A task of the outer `attachments` as json; its own, or those linked with it. */
const named = sql.raw(`json_build_object('uuid', t.id, 'code', p.code || '-' || t.number, 'title', t.title)`)
const task = sql<FileTask | null>`(select ${named} from tasks t join projects p on p.id = t.project_id where t.id = attachments.task_id)`
const links = sql<FileTask[]>`(
  select coalesce(json_agg(${named} order by l.created_at, t.number), '[]')
  from attachment_links l join tasks t on t.id = l.task_id join projects p on p.id = t.project_id
  where l.attachment_id = attachments.id and t.project_id = attachments.project_id)`

const shown = {
  id: attachments.id,
  uuid: attachments.uuid,
  filename: attachments.filename,
  mimetype: attachments.mimetype,
  size: attachments.size,
  createdAt: attachments.createdAt,
  version: attachments.version,
  author: { username: people.username, name: people.name, avatar: people.avatar, headline: people.headline },
  task,
  links,
  comments: sql<number>`(select count(*)::int from comments c where c.attachment_id = attachments.id)`,
}

const NEWEST = [sql`${attachments.createdAt} desc nulls last`, sql`${attachments.id} desc nulls last`]
const ORDERS: Record<FilesAsked['sort'], SQL[]> = {
  created_at: NEWEST,
  filename: [asc(attachments.folded), ...NEWEST],
  size: [desc(attachments.size), ...NEWEST],
}
const GROUPS: Record<NonNullable<FilesAsked['group']>, SQL[]> = {
  kind: [sql`array_position(array['image', 'pdf', 'office', 'text', 'code', 'other'], ${attachments.kind})`],
  user: [sql`lower(${people.name}) nulls last`, sql`${people.username} nulls last`],
}

function whereOf({ project, taskId }: FilesOf, { search, kinds, user, withTasks }: FilesAsked): SQL | undefined {
  const own = withTasks ? undefined : isNull(attachments.taskId)
  const ofTask = sql`${attachments.id} in (
    select id from attachments where task_id = ${taskId} union all select attachment_id from attachment_links where task_id = ${taskId})`
  return and(
    eq(attachments.projectId, project.id),
    taskId === undefined ? own : ofTask,
    search === '' ? undefined : sql`strpos(${attachments.folded}, search_fold(${search})) > 0`,
    kinds.length === 0 ? undefined : inArray(attachments.kind, [...kinds]),
    user === undefined ? undefined : sql`${attachments.authorId} = (select id from people where username = ${user})`,
  )
}

/** One page of files and how many there are. The page is cut before anything is looked up for its rows. */
export async function listAttachments(db: Database, of: FilesOf, asked: FilesAsked, { page, perPage }: { page: number; perPage: number }) {
  const where = whereOf(of, asked)
  const order = [...(asked.group === undefined ? [] : GROUPS[asked.group]), ...ORDERS[asked.sort]]
  const cut = db
    .select({ id: attachments.id })
    .from(attachments)
    .leftJoin(people, eq(people.id, attachments.authorId))
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [files, [counted]] = await readTogether(db, [
    () =>
      db
        .select(shown)
        .from(attachments)
        .leftJoin(people, eq(people.id, attachments.authorId))
        .where(inArray(attachments.id, cut))
        .orderBy(...order),
    () => db.select({ total: sql<number>`count(*)::int` }).from(attachments).where(where),
  ])
  return { files, total: counted?.total ?? 0 }
}

/** A file of a project by id or uuid; 404 when it is unknown or elsewhere. `file` is what its bytes are called on disk. */
export async function findAttachment(
  db: Database,
  projectId: string,
  key: number | string,
): Promise<AttachmentView & { taskId: string | null; file: string }> {
  const [found] = await db
    .select({ ...shown, taskId: attachments.taskId, file: sql<string>`coalesce(${attachments.file}, ${attachments.uuid})` })
    .from(attachments)
    .leftJoin(people, eq(people.id, attachments.authorId))
    .where(and(eq(attachments.projectId, projectId), typeof key === 'number' ? eq(attachments.id, key) : eq(attachments.uuid, key)))
  if (found === undefined) throw notFound('This file does not exist.')
  return found
}

/** A file of a project by uuid, as comments need it; 404 when it is unknown or elsewhere. */
export async function findAttachmentByUuid(db: Database, projectId: string, uuid: string) {
  const { id, filename, taskId, authorId } = attachments
  const [found] = await db
    .select({ id, filename, taskId, authorId })
    .from(attachments)
    .where(and(eq(attachments.projectId, projectId), eq(attachments.uuid, uuid)))
  if (found === undefined) throw notFound('This file does not exist.')
  return found
}
