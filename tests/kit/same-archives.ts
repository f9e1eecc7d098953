// Whether two archives tell the same but for ids: each id is told by what it names (EXPORT-02).
import { expect } from 'vitest'
import type { HostWorld } from './host-world.ts'
import { makeAll, startExport } from './made-exports.ts'

/** An archive as it is handed out; it is deleted then. */
export async function archiveBytes(world: HostWorld, who: string, place: Record<string, string>, body: object = {}): Promise<Buffer> {
  const { uuid } = (await startExport(world, who, place, body)).body.data
  expect(await makeAll(world)).toBe(1)
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  const { rawPayload, statusCode } = await world.app.inject({ url: `/exports/${uuid}/content`, query: place, headers })
  expect(statusCode).toBe(200)
  await world.as(who).del(`/exports/${uuid}/`, place)
  return rawPayload
}

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

/** A row of an archive; true leaves it out of what is compared. */
export type LeftOut = (table: string, row: Row) => boolean

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Documents of an archive with rows by table. */
function documents(files: Map<string, string>): Map<string, Tables> {
  const found = new Map<string, Tables>()
  for (const [path, text] of files) {
    if (path === 'workspace.json' || /^projects\/[^/]+\.json$/.test(path)) found.set(path, JSON.parse(text) as Tables)
    if (path === 'log.jsonl')
      found.set(path, { audit_events: text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).row as Row])) })
  }
  return found
}

/** Columns with the number of a row of another table of the same document. */
const NUMBERED: Readonly<Record<string, string>> = {
  ...{ workflow_id: 'workflows', workflow_before_done: 'workflows', type_id: 'task_types', effort_id: 'task_efforts', label_id: 'labels' },
  ...{ sprint_id: 'sprints', target_id: 'sprints', user_story_id: 'user_stories', epic_id: 'epics', attachment_id: 'attachments' },
  ...{ answer_id: 'comments', from_comment: 'comments', to_story: 'user_stories', image: 'attachments', parent_id: 'checklist_items' },
  ...{ workflowId: 'workflows', typeId: 'task_types', effortId: 'task_efforts' },
}
const GOAL: Readonly<Record<string, string>> = { type: 'task_types', labels: 'labels', effort: 'task_efforts' }
/** What is a name of bytes, which are new wherever they come to lie. */
const BYTES: ReadonlySet<string> = new Set(['uuid', 'file'])

/** What is of the installation, wherever rows come from. */
const ITS_OWN: Readonly<Record<string, readonly string[]>> = { companies: ['slug', 'created_at'], invoices: ['reminders_paused'] }

/** A row without anything that names another one. */
function bare(table: string, whole: Row): string {
  const row = Object.fromEntries(Object.entries(whole).filter(([column]) => !ITS_OWN[table]?.includes(column)))
  const plain = Object.entries(row).map(([column, value]) => [
    column,
    column === 'id' || /(_id|^image|^uuid|^file)$/.test(column) ? 0 : value,
  ])
  return JSON.stringify(Object.fromEntries(plain), (key, value) => (key === 'ref' || /Ids?$|^labels$/.test(key) ? 0 : value)).replace(
    UUID,
    '',
  )
}

/** Each row by its id: uuids for all, numbers for one document. */
function namesOf(files: Map<string, string>, docs: Map<string, Tables>): (path: string, table: string | null, id: unknown) => string {
  const names = new Map<string, string>()
  for (const { id, name } of JSON.parse(files.get('people.json') ?? '[]') as { id: string; name: string }[]) names.set(id, `person ${name}`)
  for (const [path, tables] of docs)
    for (const [table, rows] of Object.entries(tables))
      for (const row of rows) {
        const name = `${table} ${bare(table, row)}`
        if (typeof row.id === 'string') names.set(row.id, name)
        else names.set(`${path} ${table} ${row.id}`, name)
      }
  return (path, table, id) => names.get(typeof id === 'string' && id.length === 36 ? id : `${path} ${table} ${id}`) ?? `nothing: ${id}`
}

function told(files: Map<string, string>, leftOut: LeftOut): Map<string, string[]> {
  const docs = documents(files)
  const nameOf = namesOf(files, docs)
  const found = new Map<string, string[]>()
  for (const [path, tables] of docs)
    for (const [table, rows] of Object.entries(tables)) {
      const named = (column: string, value: unknown, of: unknown): unknown => {
        if (value === null || value === undefined) return value
        if (column === 'id' && typeof value === 'number' && of !== 'inside') return null
        if (BYTES.has(column)) return 'bytes'
        if (column === 'fields') return (value as { to: string; options: { ref: unknown }[] }[]).map((field) => fieldOf(field))
        if (column === 'labels' && Array.isArray(value)) return value.map((id) => nameOf(path, 'labels', id))
        if (column === 'from_archive') return undefined
        if (NUMBERED[column] !== undefined && /^\d+$/.test(String(value)) && of !== 'audit_events')
          return nameOf(path, NUMBERED[column], value)
        if (typeof value === 'object' && !Array.isArray(value))
          return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(key, inner, 'inside')]))
        return value
      }
      const fieldOf = (field: { to: string; options: { ref: unknown }[] }) => ({
        ...field,
        options: field.options.map((option) => ({
          ...option,
          ref: option.ref === null ? null : nameOf(path, GOAL[field.to] ?? '', option.ref),
        })),
      })
      const lines = rows
        .filter((row) => !leftOut(table, row))
        .map((row) => {
          const kept = Object.entries(row).filter(([column]) => !ITS_OWN[table]?.includes(column))
          const plain = kept.map(([column, value]) => [column, named(column, value, table === 'audit_events' ? table : 'row')])
          return JSON.stringify(Object.fromEntries(plain)).replace(UUID, (id) => nameOf(path, null, id))
        })
      found.set(`${path} ${table}`, lines.toSorted())
    }
  return found
}

/** Where the first difference is, with what stands before it. */
function differenceOf(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `…${one.slice(Math.max(0, at - 60), at + 120)} ≠ …${other.slice(Math.max(0, at - 20), at + 120)}`
}

/** What differs, some lines of it; nothing where both say the same. */
export function differences(
  before: Map<string, string>,
  after: Map<string, string>,
  leftOut: { before: LeftOut; after: LeftOut },
): string[] {
  const one = told(before, leftOut.before)
  const other = told(after, leftOut.after)
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const [was, is] = [one.get(key) ?? [], other.get(key) ?? []]
    const there = new Set(is)
    const known = new Set(was)
    const lost = was.filter((line) => !there.has(line))
    const come = is.filter((line) => !known.has(line))
    if (lost.length === 0 && come.length === 0 && was.length === is.length) return []
    return [
      `${key}: ${was.length} → ${is.length}, ${lost.length} differ`,
      ...lost.slice(0, 2).map((line, at) => differenceOf(line, come[at] ?? '')),
    ]
  })
}
