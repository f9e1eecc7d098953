// Which text names what, both ways: kept as texts are written, read with the titles of now (WIKI-11..13, DISC-08).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'
import { actor, type Paged, type Reader, seen, type WikiStep } from './wiki-sight.ts'
import { namedIn } from './wiki-text.ts'

/** A text that names things: a page, or in a discussion its first text or a comment. */
export type LinkSource = { companyId: string } & ({ page: string } | { thread: string; comment: number | null })

const idsOf = (source: LinkSource) => ('page' in source ? { page: source.page, thread: null, comment: null } : { ...source, page: null })

/** Keeps what a text names; the task that was made of it stays. */
export async function link(tx: Database, source: LinkSource, html: string): Promise<void> {
  const { pages, tasks, stories } = namedIn(html)
  const { page, thread, comment } = idsOf(source)
  const own =
    page !== null
      ? sql`from_page = ${page}`
      : comment !== null
        ? sql`from_comment = ${comment}`
        : sql`from_thread = ${thread} and from_comment is null`
  await tx.execute(sql`delete from wiki_links where ${own} and not made`)
  const into = (target: string) => sql`insert into wiki_links (from_page, from_thread, from_comment, company_id, ${sql.raw(target)})
    select ${page}::uuid, ${thread}::uuid, ${comment}::int, t.company_id, t.id`
  if (pages.length > 0)
    await tx.execute(sql`${into('to_page')} from wiki_pages t
      where t.company_id = ${source.companyId} and t.id = any(${sql.param(pages)}::uuid[]) and t.id is distinct from ${page}::uuid on conflict do nothing`)
  if (tasks.length > 0)
    await tx.execute(sql`${into('to_task')} from tasks t
      where t.company_id = ${source.companyId} and t.id = any(${sql.param(tasks)}::uuid[]) on conflict do nothing`)
  if (stories.length > 0)
    await tx.execute(sql`${into('to_story')} from jsonb_to_recordset(${JSON.stringify(stories)}::jsonb) as a (company text, project text, story text)
      join companies c on c.slug = a.company and c.id = ${source.companyId}
      join projects p on p.company_id = c.id and p.slug = a.project join user_stories t on t.project_id = p.id and t.slug = a.story
      on conflict do nothing`)
}

/** Keeps that a task was made of a comment. */
export async function linkMade(tx: Database, source: LinkSource, taskId: string): Promise<void> {
  const { page, thread, comment } = idsOf(source)
  await tx.execute(sql`
    insert into wiki_links (from_page, from_thread, from_comment, company_id, to_task, made)
    values (${page}, ${thread}, ${comment}, ${source.companyId}, ${taskId}, true) on conflict do nothing`)
}

/** What texts name, as it is called now; what the reader may not see is left out (WIKI-12). */
export type Linked = {
  linkedPages: (WikiStep & { deleted: boolean })[]
  linkedTasks: { uuid: string; code: string; title: string; done: boolean; status: string; color: string; project_slug: string }[]
}

/** Two columns with what the links `l` of `which` lead to, for pages of one project. */
export function linkedColumns(which: SQL, projectId: SQL, personId: string): SQL {
  return sql`
    (select coalesce(json_agg(json_build_object('uuid', lp.id, 'key', lp.key, 'title', lp.title, 'deleted', lp.deleted_at is not null)), '[]')
      from wiki_pages lp where lp.id in (select l.to_page from wiki_links l where ${which})
        and lp.project_id = ${projectId} and (lp.version > 0 or lp.creator_id = ${personId})) as "linkedPages",
    (select coalesce(json_agg(json_build_object('uuid', lt.id, 'code', ltp.code || '-' || lt.number, 'title', lt.title, 'done', lt.done,
        'status', s.title, 'color', s.color, 'project_slug', ltp.slug)), '[]')
      from tasks lt join projects ltp on ltp.id = lt.project_id join workflows s on s.id = lt.workflow_id
      where lt.id in (select l.to_task from wiki_links l where ${which}) and ${seesProject(sql`${personId}`, sql`lt.project_id`)}) as "linkedTasks"`
}

/** What is asked for: what names it. */
export type MentionTarget = { task: string } | { page: string } | { story: number }

/** A page or a discussion that names something; `commentId` is the first comment that does, null where the first text does. */
export type MentionView = {
  kind: 'page' | 'thread'
  uuid: string
  key: string | null
  title: string
  number: number | null
  commentId: number | null
  projectSlug: string
  closed: boolean
  made: boolean
  at: string
  user: AuthorRow | null
}

/** Pages by title, then discussions, the latest first. 404 for what is not in the project, or not seen. */
export async function listMentions(db: Database, reader: Reader, target: MentionTarget, { page, perPage }: Paged) {
  await findTarget(db, reader, target)
  const { personId } = reader
  const which =
    'task' in target
      ? sql`l.to_task = ${target.task}`
      : 'page' in target
        ? sql`l.to_page = ${target.page}`
        : sql`l.to_story = ${target.story}`
  const made = 'task' in target ? sql`union all select id, null, true from threads where task_id = ${target.task}` : sql``
  const visible = (projectId: SQL) => seesProject(sql`${personId}`, projectId)
  const { rows } = await db.execute<MentionView & { total: number }>(sql`
    select m.*, (count(*) over ())::int as total from (
      select 'page' as kind, w.id as uuid, w.key, w.title, null::int as number, null::int as "commentId", p.slug as "projectSlug", false as closed,
        false as made, w.updated_at as at, ${actor(sql`u`)} as "user"
      from wiki_pages w join projects p on p.id = w.project_id left join people u on u.id = w.updated_by
      where w.id in (select l.from_page from wiki_links l where ${which}) and ${seen(sql`w`, personId)} and ${visible(sql`w.project_id`)}
      union all
      select 'thread', t.id, null, t.title, t.number, n.comment_id, p.slug, t.closed_at is not null, n.made, t.active_at, ${actor(sql`u`)}
      from (
        select from_thread, bool_or(made) as made,
          coalesce(min(from_comment) filter (where made), case when bool_and(from_comment is not null) then min(from_comment) end) as comment_id
        from (select l.from_thread, l.from_comment, l.made from wiki_links l where ${which} and l.from_thread is not null ${made}) f group by from_thread
      ) n join threads t on t.id = n.from_thread join projects p on p.id = t.project_id left join people u on u.id = t.author_id
      where ${visible(sql`t.project_id`)}
    ) m order by kind, case kind when 'page' then lower(title) end, at desc, uuid limit ${perPage} offset ${(page - 1) * perPage}`)
  return { rows, total: rows[0]?.total ?? 0 }
}

async function findTarget(db: Database, { projectId, personId }: Reader, target: MentionTarget): Promise<void> {
  const from =
    'task' in target
      ? sql`tasks t where t.id = ${target.task} and t.project_id = ${projectId}`
      : 'page' in target
        ? sql`wiki_pages t where t.id = ${target.page} and t.project_id = ${projectId} and ${seen(sql`t`, personId)}`
        : sql`user_stories t where t.id = ${target.story} and t.project_id = ${projectId}`
  const { rows } = await db.execute(sql`select 1 from ${from}`)
  if (rows.length === 0) throw notFound('This does not exist.')
}

/** How many pages and discussions that the reader sees name a page. */
export function mentionCount(pageId: SQL, personId: string): SQL {
  return sql`((select count(*)::int from wiki_pages f where f.id in (select l.from_page from wiki_links l where l.to_page = ${pageId})
      and ${seen(sql`f`, personId)} and ${seesProject(sql`${personId}`, sql`f.project_id`)})
    + (select count(distinct l.from_thread)::int from wiki_links l join threads f on f.id = l.from_thread
      where l.to_page = ${pageId} and ${seesProject(sql`${personId}`, sql`f.project_id`)}))`
}
