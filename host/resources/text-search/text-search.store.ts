// Finds what people wrote below tasks and in discussions, and files by their names, in every project of a workspace that a person sees.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { foundPart } from '../../found-marks.ts'

/** So many of each kind are found, the latest first: who wants others types more. */
const MOST_EACH = 10

/** Characters of what is shown of a text; a shorter one is shown whole. */
const PART = 80

/** A comment or a file, and what it is on; the instant as JSON has it. */
export type TextHit = {
  kind: 'comment' | 'file'
  id: number
  uuid: string | null
  snippet: string
  by: string | null
  at: string
  projectSlug: string
  projectName: string
  task: { uuid: string; code: string; title: string } | null
  thread: { number: number; title: string } | null
}

/** Every typed word begins a word of what is found, as in lists of tasks; archived tasks are found, too. Comments on files are not. */
export async function searchTexts(db: Database, projectIds: readonly string[], typed: string): Promise<TextHit[]> {
  if (projectIds.length === 0) return []
  const places = sql`any(${sql.param([...projectIds])}::uuid[])`
  const query = sql`search_query(${typed})`
  // The text of only those that are shown is looked at again, for where it was found.
  const { rows } = await db.execute<TextHit & { text: string }>(sql`
    with comment_hits as (
      select c.id from comments c where c.project_id = ${places} and c.attachment_id is null and c.words @@ ${query}
      order by c.id desc limit ${MOST_EACH}
    ), file_hits as (
      select a.id from attachments a where a.project_id = ${places} and a.words @@ ${query} order by a.id desc limit ${MOST_EACH}
    ), hits as (
      select 'comment' as kind, c.id, null::uuid as uuid, btrim(regexp_replace(left(html_text(c.html), 20000), '\\s+', ' ', 'g')) as text, coalesce(w.name, c.author_name) as by, c.created_at as at, c.project_id,
        c.task_id, c.thread_id
      from comment_hits h join comments c on c.id = h.id left join people w on w.id = c.author_id
      union all
      select 'file', a.id, a.uuid, a.filename, w.name, a.created_at, a.project_id, a.task_id, null
      from file_hits h join attachments a on a.id = h.id left join people w on w.id = a.author_id
    )
    select h.kind, h.id, h.uuid, h.text, h.by, h.at,
      p.slug as "projectSlug", p.name as "projectName",
      case when t.id is not null then json_build_object('uuid', t.id, 'code', p.code || '-' || t.number, 'title', t.title) end as task,
      case when d.id is not null then json_build_object('number', d.number, 'title', d.title) end as thread
    from hits h join projects p on p.id = h.project_id left join tasks t on t.id = h.task_id left join threads d on d.id = h.thread_id
    order by h.kind, h.id desc`)
  return rows.map(({ text, ...hit }) => ({ ...hit, snippet: foundPart(text, typed, PART) ?? text.slice(0, PART).trim() }))
}
