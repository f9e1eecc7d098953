// The projects that imported tasks go into: one that there is, a new one, or one for each name in the file (IMPORT-02).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { addProject } from '../projects/new-project.store.ts'
import { PROJECT_TEMPLATES } from '../projects/project-templates.ts'
import type { Place } from '../projects/projects.table.ts'
import type { ImportItem } from './import-item.ts'
import { folded, targetProject } from './import-mapping.store.ts'
import type { Resolver } from './import-resolved.ts'
import { templateFor } from './import-values.store.ts'
import { type ImportedThing, type ImportMapping, type ImportRow, importItems } from './imports.table.ts'

/** The project of a task, and what was made for it. Made only where a task comes into it. */
export type PlaceOf = (tx: Database, item: ImportItem) => Promise<{ place: Place; made: ImportedThing[] }>

/** The projects of an import. */
export type Places = {
  placeOf: PlaceOf
  /** Puts those whom tasks are assigned to on a project that the import made. */
  welcome(tx: Database, place: Place, items: readonly ImportItem[], resolver: Resolver): Promise<void>
  /** What was found since is looked for anew: a batch was taken back. */
  forget(): void
}

/** A place that cannot be found any more; the message is for the person. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace'
}

/** Said where it is so. */
export const NO_PROJECT = 'The project that it goes into is gone, is archived, or is not yours to change any more.'

/** What the rows of a file that name no project go into. */
export const NAMELESS = 'Imported'

/** Opens the projects of an import. `account` is that of its items. */
export function placesOf(row: ImportRow, mapping: ImportMapping, account: string, personId: string): Places {
  let known = new Map<string, Place>()
  let own = new Set<string>()

  async function existing(tx: Database): Promise<Place> {
    const place = await targetProject(tx, row, personId, mapping.into_project ?? '')
    if (place === null) throw new NoPlace(NO_PROJECT)
    return place
  }

  /** The one that this import made before, or for `each` one of that name. */
  async function find(tx: Database, key: string, name: string): Promise<Place | null> {
    const { rows } = await tx.execute<{ id: string; is_own: boolean }>(sql`
      select p.id, i.import_id = ${row.id} as is_own from import_items i join projects p on p.company_id = ${row.companyId} and p.id = i.target_id::uuid
      where i.company_id = ${row.companyId} and i.source = ${row.source} and i.account = ${account} and i.kind = 'project' and i.source_id = ${key}
        and p.deleted_at is null and p.current_status <> 2`)
    const [made] = rows
    if (made !== undefined) {
      if (made.is_own) own.add(made.id)
      return { id: made.id, companyId: row.companyId }
    }
    if (mapping.into === 'new') return null
    const { rows: named } = await tx.execute<{ id: string }>(sql`
      select id from projects where company_id = ${row.companyId} and lower(btrim(name)) = ${folded(name)} and deleted_at is null
        and current_status <> 2 and not is_sample order by created_at limit 1`)
    return named[0] === undefined ? null : { id: named[0].id, companyId: row.companyId }
  }

  async function make(tx: Database, key: string, name: string): Promise<{ place: Place; made: ImportedThing[] }> {
    const template = row.survey === null ? PROJECT_TEMPLATES.blank : templateFor(row.survey, mapping)
    const project = await addProject(tx, { companyId: row.companyId, ownerId: personId, name: name.slice(0, 120), template })
    const item = { companyId: row.companyId, importId: row.id, source: row.source, account, kind: 'project' as const }
    await tx
      .insert(importItems)
      .values({ ...item, sourceId: key, targetId: project.id })
      .onConflictDoUpdate({
        target: [importItems.companyId, importItems.source, importItems.account, importItems.kind, importItems.sourceId],
        set: { importId: row.id, targetId: project.id },
      })
    own.add(project.id)
    const made: ImportedThing[] = [
      { kind: 'project', title: name },
      ...template.workflows.map(([title]) => ({ kind: 'status' as const, title })),
      ...template.types.map(([title]) => ({ kind: 'type' as const, title })),
    ]
    return { place: { id: project.id, companyId: row.companyId }, made }
  }

  return {
    async placeOf(tx, item) {
      const name = (mapping.into === 'each' ? item.project?.trim() : mapping.into_name?.trim()) || NAMELESS
      const key = mapping.into === 'new' ? `new:${row.id}` : `each:${folded(name)}`
      const there = known.get(key)
      if (there !== undefined) return { place: there, made: [] }
      const found = mapping.into === 'existing' ? await existing(tx) : await find(tx, key, name)
      const { place, made } = found === null ? await make(tx, key, name) : { place: found, made: [] }
      known.set(key, place)
      return { place, made }
    },
    async welcome(tx, { id, companyId }, items, resolver) {
      if (!own.has(id)) return
      const ids = [...new Set(items.flatMap(({ assignees }) => assignees.flatMap((person) => resolver(person) ?? [])))]
      if (ids.length === 0) return
      await tx
        .insert(projectMembers)
        .values(ids.map((person) => ({ companyId, projectId: id, personId: person, role: 'member' as const })))
        .onConflictDoNothing()
    },
    forget() {
      known = new Map()
      own = new Set()
    },
  }
}

/** Whether a project holds nothing but what an import made and is now gone. */
export async function isEmptyProject(tx: Database, companyId: string, projectId: string): Promise<boolean> {
  const used = ['tasks', 'threads', 'wiki_pages', 'attachments', 'sprints', 'user_stories', 'epics', 'forms', 'recurrences', 'time_entries']
  for (const table of used) {
    const { rows } = await tx.execute(
      sql`select 1 from ${sql.identifier(table)} where company_id = ${companyId} and project_id = ${projectId} limit 1`,
    )
    if (rows.length > 0) return false
  }
  return true
}
