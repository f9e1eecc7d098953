// Reading notes. Every query here has the person in it: there is no other way to a note (NOTE-01).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { foundPart } from '../../found-marks.ts'
import { seesProject } from '../projects/project-sight.ts'
import type { NOTE_SORTS } from './notes.schema.ts'

/** Notes on one page of a list. */
export const NOTES_PER_PAGE = 50

/** A note as a list shows it. */
export type NoteRowView = {
  uuid: string
  title: string
  snippet: string
  tags: string[]
  pinned: boolean
  version: number
  createdAt: string
  updatedAt: string
  trashedAt: string | null
}

/** A whole note. */
export type NoteView = NoteRowView & {
  html: string
  tasks: { uuid: string; code: string; title: string; done: boolean; company_slug: string; project_slug: string }[]
}

/** What a list is narrowed and ordered by. */
export type NotesAsked = {
  search: string
  tag: string | undefined
  pinned: boolean | undefined
  trash: boolean
  sort: (typeof NOTE_SORTS)[number]
  page: number
}

/** A page of notes and what its filters offer. */
export type NotesFound = { rows: NoteRowView[]; total: number; tags: { name: string; count: number }[]; trashed: number }

export const gone = () => notFound('This note does not exist or was deleted for ever.')

/** Characters of what is shown of a text in which something was found. */
const PART = 120

// What follows the title, which is the first line.
const FOLLOWS = sql`btrim(left(regexp_replace(left(substr(n.text, coalesce(nullif(strpos(n.text, E'\n'), 0), length(n.text)) + 1), 400), '\\s+', ' ', 'g'), 160))`

const columns = (snippet: SQL) => sql`
  n.id as uuid, n.title, ${snippet} as snippet, n.tags, n.pinned, n.version,
  n.created_at as "createdAt", n.updated_at as "updatedAt", n.trashed_at as "trashedAt"`

const ORDER: Record<NotesAsked['sort'], SQL> = {
  updated: sql`n.updated_at desc`,
  title: sql`search_fold(n.title), n.updated_at desc`,
  created: sql`n.created_at desc`,
}

/** A page of a person's notes: the pinned ones first, and what has the words in its title before what has them elsewhere. */
export async function listNotes(db: Database, personId: string, asked: NotesAsked): Promise<NotesFound> {
  const { search, tag, pinned, trash, sort, page } = asked
  const worded = search !== ''
  const query = sql`search_query(${search})`
  const where = sql`n.person_id = ${personId} and n.trashed_at is ${sql.raw(trash ? 'not null' : 'null')}
    ${worded ? sql`and (n.words @@ ${query} or (${query} is null and strpos(n.title, ${search}) > 0))` : sql``}
    ${tag === undefined ? sql`` : sql`and ${tag} = any(n.tags)`}
    ${pinned === undefined ? sql`` : sql`and n.pinned = ${pinned}`}`
  const found = worded ? sql`(n.title_words @@ ${query}) desc nulls last,` : sql``
  const first = trash ? sql`n.trashed_at desc, n.id` : sql`${found} n.pinned desc, ${ORDER[sort]}, n.id`
  // Cut before what is found is marked: only rows that are shown are read whole.
  const { rows: read } = await db.execute<NoteRowView & { text: string; total: number }>(sql`
    with shown as (select n.id, row_number() over (order by ${first}) as place, count(*) over () as total from notes n where ${where}
      order by ${first} limit ${NOTES_PER_PAGE} offset ${(page - 1) * NOTES_PER_PAGE})
    select ${columns(FOLLOWS)}, ${worded ? sql`left(n.text, 20000)` : sql`''`} as text, s.total::int as total
    from shown s join notes n on n.id = s.id order by s.place`)
  const rows = read.map(({ text, ...row }) => ({ ...row, snippet: foundPart(text, search, PART) ?? row.snippet }))
  const [offered] = (
    await db.execute<{ tags: NotesFound['tags']; trashed: number; total: number }>(sql`
      select (select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]') from (
          select t.name, count(*)::int as count from notes n, unnest(n.tags) t(name) where n.person_id = ${personId} and n.trashed_at is null group by 1) c) as tags,
        (select count(*)::int from notes n where n.person_id = ${personId} and n.trashed_at is not null) as trashed,
        ${rows[0] === undefined && page > 1 ? sql`(select count(*)::int from notes n where ${where})` : sql`0`} as total`)
  ).rows
  const { tags = [], trashed = 0, total: beyond = 0 } = offered ?? {}
  return { rows, total: rows[0]?.total ?? beyond, tags, trashed }
}

/** A note of a person; 404 for one of anybody else. */
export async function readNote(db: Database, personId: string, id: string): Promise<NoteView> {
  const { rows } = await db.execute<NoteView>(sql`
    select ${columns(FOLLOWS)}, n.html, '[]'::json as tasks from notes n where n.person_id = ${personId} and n.id = ${id}`)
  const [note] = rows
  if (note === undefined) throw gone()
  // Apart, because they are of several workspaces and the note of none.
  const { rows: tasks } = await db.execute<NoteView['tasks'][number]>(sql`
    select t.id as uuid, p.code || '-' || t.number as code, t.title, t.done, c.slug as company_slug, p.slug as project_slug
    from note_tasks l join tasks t on t.id = l.task_id join projects p on p.id = t.project_id join companies c on c.id = p.company_id
    where l.note_id = ${id} and ${seesProject(sql`${personId}`, sql`t.project_id`)} order by l.created_at, t.position`)
  return { ...note, tasks }
}
