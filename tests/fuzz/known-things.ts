// What is in a world, so that a case meets more than the first refusal: its own things, those of others, and those of another kind.
import { sql } from 'drizzle-orm'
import type { Database } from '#host/db/open.ts'
import { chance, type Draw, drawWrongness, oddText, oneOf } from './odd-values.ts'

/** Words of paths and fields, and the tables that they speak of. */
const TABLES: Readonly<Record<string, string>> = {
  task: 'tasks',
  parent: 'tasks',
  label: 'labels',
  workflow: 'workflows',
  type: 'task_types',
  effort: 'task_efforts',
  board: 'boards',
  sprint: 'sprints',
  stor: 'user_stories',
  epic: 'epics',
  comment: 'comments',
  checklist: 'checklist_items',
  time: 'time_entries',
  entry: 'time_entries',
  attachment: 'attachments',
  file: 'attachments',
  client: 'clients',
  contact: 'client_contacts',
  invoice: 'invoices',
  payment: 'payments',
  note: 'notes',
  form: 'forms',
  submission: 'submissions',
  discussion: 'threads',
  thread: 'threads',
  wiki: 'wiki_pages',
  page: 'wiki_pages',
  recur: 'recurrences',
  feed: 'notifications',
  notification: 'notifications',
  invitation: 'invitations',
  member: 'project_members',
}

const PEOPLE = ['ana', 'ben', 'mia', 'rex', 'gus', 'dora', 'fay', 'lee']
const WORKSPACES = ['acme', 'globex', 'freebird', 'lifer']

/** A place: the slugs of a workspace and of a project, which need not be its own. */
export interface Place {
  workspace: string
  project: string
}

/** The things of a world. */
export interface Things {
  /** The project that most lies in, or so often in a hundred another one. */
  place(draw: Draw, wrong: number): Place
  /** A value for what is named so, of the kind that the words before it speak of; undefined where the name says nothing. */
  named(drawing: Drawing, words: string, name: string): unknown
}

/** What one case is drawn with. */
export interface Drawing {
  draw: Draw
  things: Things
  place: Place
  /** `drawWrongness` of it. */
  wrong: number
}

/** Begins a case. */
export function beginDrawing(draw: Draw, things: Things): Drawing {
  const wrong = drawWrongness(draw)
  return { draw, things, place: things.place(draw, wrong), wrong }
}

type Row = { id: string; slug: string | null; own: boolean }

/** The table that the last word speaks of. */
function tableOf(words: string): string | undefined {
  const said = words.toLowerCase()
  const [last] = Object.keys(TABLES)
    .map((word) => ({ word, at: said.lastIndexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)
  return last && TABLES[last.word]
}

async function rowsOf(db: Database, table: string, columns: ReadonlySet<string>): Promise<Row[]> {
  const has = (column: string) => columns.has(`${table}.${column}`)
  const own = has('project_id')
    ? sql`project_id = (select id from projects where slug = 'website' and company_id = (select id from companies where slug = 'acme'))`
    : sql`true`
  const id = has('uuid') ? sql`uuid` : sql`id`
  const { rows } = await db.execute<Row>(
    sql`(select ${id}::text as id, ${has('slug') ? sql`slug` : sql`null`} as slug, true as own from ${sql.identifier(table)} where ${own} order by id limit 6)
      union all (select ${id}::text, ${has('slug') ? sql`slug` : sql`null`}, false from ${sql.identifier(table)} where not ${own} order by id desc limit 3)`,
  )
  return rows
}

/** Reads what is there; the same world gives the same things in the same order. */
export async function readThings(db: Database): Promise<Things> {
  const { rows: found } = await db.execute<{ name: string }>(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const columns = new Set(found.map(({ name }) => name))
  const tables = new Map<string, Row[]>()
  for (const table of new Set(Object.values(TABLES))) tables.set(table, await rowsOf(db, table, columns))
  const all = [...tables.values()].flat()

  function row({ draw, wrong }: Drawing, words: string): Row | undefined {
    const rows = tables.get(tableOf(words) ?? '') ?? []
    const own = rows.filter((one) => one.own)
    if (own.length > 0 && !chance(draw, 2 * wrong)) return oneOf(draw, own)
    if (rows.length > 0 && chance(draw, 60)) return oneOf(draw, rows)
    return oneOf(draw, all)
  }

  function named(drawing: Drawing, words: string, name: string): unknown {
    const { draw, place } = drawing
    if (/company.?slug|workspace.?slug/i.test(name)) return place.workspace
    if (/project.?slug/i.test(name)) return place.project
    if (/user.?name|members|^people|assignee|person|author/i.test(name)) return oneOf(draw, PEOPLE)
    if (/email/i.test(name)) return `${oneOf(draw, PEOPLE)}@example.com`
    if (name === 'slug' && /^\/(companies|images|public)|workspace/i.test(words)) return place.workspace
    if (name === 'slug' && /project/i.test(words)) return place.project
    if (/slug/i.test(name)) return row(drawing, `${words} ${name}`)?.slug ?? 'unknown'
    if (/(^|_|[a-z])(uuid|id)s?$/i.test(name)) return row(drawing, `${words} ${name}`)?.id
    return undefined
  }

  return {
    place: (draw, wrong) =>
      chance(draw, 100 - 3 * wrong)
        ? { workspace: 'acme', project: 'website' }
        : { workspace: oneOf(draw, WORKSPACES), project: chance(draw, 80) ? oneOf(draw, ['website', 'mobile', 'ops']) : draw(oddText) },
    named,
  }
}
