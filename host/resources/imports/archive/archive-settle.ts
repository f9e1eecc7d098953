// What of the rows of an archive is otherwise here than it was there, table by table (EXPORT-02).
import { randomBytes, randomUUID } from 'node:crypto'
import { newToken } from '../../../tokens.ts'
import { cleanName } from '../../attachments/attachment-kind.ts'
import { textOf } from '../../wiki-pages/wiki-text.ts'
import type { NewFiles } from './archive-files.store.ts'
import type { NewIds } from './archive-ids.ts'
import type { Fields, Presets, RuleTask } from './archive-json.ts'
import { namedInFields, namedInHtml, namedInPresets, namedInRule } from './archive-names.ts'
import type { ArchivePeople } from './archive-people.store.ts'
import { Here, type Settle, type Values } from './archive-rows.store.ts'

/** What is known while the rows of a project, or of the workspace, come in. */
export type Settling = {
  ids: NewIds
  people: ArchivePeople
  companyId: string
  /** Whoever brings the archive: what is nobody's here is theirs. */
  personId: string
  /** When the archive was made: what was under way then ends there. */
  madeAt: Date
  files: NewFiles
  /** Addresses of pictures that came in. */
  pictures: ReadonlySet<string>
  /** What the project is called here. */
  slug: string
  code: string
  takenCodes: ReadonlySet<string>
  /** Whether clients, rates and invoices come along. */
  withMoney: boolean
  /** Tasks, by their new ids, with the names of those who were on them and are not here. */
  wereOn: Map<string, string[]>
  /** Tasks, by their new ids, with the file that is their picture, by its old id. */
  covers: Map<string, number>
  /** Invoices, by their new ids, as they were once they were issued. */
  issued: Map<string, { state: string; number: unknown }>
  /** Depths of pages by their old ids. */
  depths: Map<unknown, number>
  /** How many rows were left out, by what is said of them. */
  left: Map<keyof typeof LEFT, number>
}

/** Why rows are left out, as it is told to whoever brings the archive: of one, of several, and what of them. */
export const LEFT = {
  file: ['file is', 'files are', 'not in the archive.'],
  fileOfComment: ['comment is', 'comments are', 'about a file that is not in the archive.'],
  empty: ['comment has', 'comments have', 'nothing that can be shown.'],
  member: ['seat on a project is', 'seats on projects are', 'of somebody who is not in this workspace.'],
} as const

type Rule = (row: Values, settling: Settling) => Values | null

const html = (text: unknown, { ids, people }: Settling) => (typeof text === 'string' ? namedInHtml(text, ids, people) : null)

function left({ left: counts }: Settling, why: keyof typeof LEFT): null {
  counts.set(why, (counts.get(why) ?? 0) + 1)
  return null
}

const picture = (address: unknown, { pictures }: Settling) => (typeof address === 'string' && pictures.has(address) ? address : null)

const RULES: Readonly<Record<string, Rule>> = {
  projects: (row, all) => ({
    ...row,
    ...{ slug: all.slug, code: all.code, logo: picture(row.logo, all) },
    owner_id: new Here(all.people.idOf(String(row.owner_id)) ?? all.personId),
  }),
  project_codes: (row, { takenCodes }) => (takenCodes.has(String(row.code)) ? null : row),
  project_members: (row, all) => {
    const person = all.people.idOf(String(row.person_id))
    return person === null ? left(all, 'member') : row
  },
  project_billing: (row, { withMoney }) => (withMoney ? row : null),
  person_rates: (row, { withMoney }) => (withMoney ? row : null),
  recurrences: (row, all) => ({
    ...row,
    author_id: new Here(row.author_id === null ? null : all.people.idOf(String(row.author_id))),
    task: namedInRule(row.task as RuleTask, all.ids, all.people, (text) => html(text, all)),
  }),
  tasks: (row, all) => {
    const cover = /^\d{1,9}$/.test(String(row.image)) ? Number(row.image) : null
    if (cover !== null) all.covers.set(all.ids.promised('tasks', String(row.id)), cover)
    return { ...row, description: html(row.description, all), image: null }
  },
  task_people: (row, { people, ids, wereOn }) => {
    if (people.idOf(String(row.person_id)) !== null) return row
    const task = ids.promised('tasks', String(row.task_id))
    wereOn.set(task, [...(wereOn.get(task) ?? []), people.nameOf(String(row.person_id)) ?? 'somebody'])
    return null
  },
  attachments: (row, all) => {
    const file = all.files.get(String(row.file ?? row.uuid))
    if (file === null || file === undefined) return left(all, 'file')
    const named = { filename: cleanName(String(row.filename)), size: file.size, mimetype: file.mimetype }
    if (row.file === null) return { ...row, ...named, uuid: new Here(file.id), file: null }
    return { ...row, ...named, uuid: new Here(randomUUID()), file: new Here(file.id) }
  },
  attachment_versions: (row, all) => {
    const file = all.files.get(String(row.file))
    if (file === null || file === undefined) return left(all, 'file')
    return { ...row, file: new Here(file.id), filename: cleanName(String(row.filename)), size: file.size, mimetype: file.mimetype }
  },
  threads: (row, all) => ({ ...row, html: html(row.html, all) ?? '', active_at: row.created_at }),
  comments: (row, all) => {
    if (row.html === '') return left(all, 'empty')
    if (row.attachment_id !== null && all.ids.of('attachments', row.attachment_id) === null) return left(all, 'fileOfComment')
    return { ...row, html: html(row.html, all) }
  },
  time_entries: (row, { madeAt }) => {
    if (row.ended_at !== null) return row
    const begun = new Date(String(row.started_at))
    return { ...row, ended_at: (begun > madeAt ? begun : madeAt).toISOString() }
  },
  forms: (row, { ids, people }) => ({
    ...row,
    presets: namedInPresets(row.presets as Presets, ids, people),
    fields: namedInFields(row.fields as Fields, ids),
    ...{ token: randomBytes(16).toString('base64url'), ticket_key: newToken() },
  }),
  submissions: (row) => ({ ...row, ticket: randomUUID(), sender_hash: '' }),
  wiki_pages: (row, all) => {
    // Parents come before their pages: what names another one has none, so that there are no rings.
    const above = row.parent_id === null ? undefined : all.depths.get(row.parent_id)
    const depth = above === undefined ? 0 : above + 1
    all.depths.set(row.id, depth)
    const body = html(row.body, all) ?? ''
    return { ...row, body, depth, text: textOf(body), parent_id: above === undefined ? null : row.parent_id }
  },
  wiki_versions: (row, all) => ({ ...row, body: html(row.body, all) ?? '' }),
  // A way in for people outside is opened anew by whoever wants it open.
  client_contacts: (row) => ({ ...row, person_id: null, invited_at: null }),
  invoices: (row, { ids, issued }) => {
    if (row.state !== 'draft') issued.set(ids.promised('invoices', String(row.id)), { state: String(row.state), number: row.number })
    // Whom it went to is reminded by the installation that it comes from, until the owner says otherwise.
    return { ...row, state: 'draft', number: null, reminders_paused: true }
  },
  audit_events: (row, all) => {
    const target = targetOf(row, all)
    const actor = row.actor_id === null ? null : all.people.idOf(String(row.actor_id))
    return { ...row, actor_id: new Here(actor), target_id: target, detail: { ...(row.detail as object), from_archive: true } }
  },
}

const TABLE_OF_TARGET: Readonly<Record<string, string>> = {
  ...{ task: 'tasks', project: 'projects', file: 'attachments', sprint: 'sprints', page: 'wiki_pages', form: 'forms' },
  ...{ rule: 'recurrences', recurrence: 'recurrences', invoice: 'invoices', client: 'clients', discussion: 'threads', comment: 'comments' },
  ...{ label: 'labels', board: 'boards', story: 'user_stories', epic: 'epics', status: 'workflows', type: 'task_types' },
  effort: 'task_efforts',
}

/** What a line of the log is about, by its id here; what is gone keeps the id that it had. */
function targetOf({ target_kind: kind, target_id: old }: Values, { ids, people, companyId }: Settling): unknown {
  if (old === null) return null
  if (kind === 'workspace') return companyId
  if (kind === 'person') return people.idOf(String(old)) ?? old
  const table = TABLE_OF_TARGET[String(kind)]
  if (table === undefined) return old
  const found = ids.of(table, old) ?? ids.of(table, Number(old))
  return found === null ? old : String(found)
}

/** How rows are settled where this is known. */
export function settleWith(settling: Settling): Settle {
  return (table, row) => RULES[table]?.(row, settling) ?? (RULES[table] === undefined ? row : null)
}
