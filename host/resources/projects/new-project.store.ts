// Making a project: its slug, its code, its owner's seat and its starting templates, all or nothing.
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { firstFree, slugFrom } from '../../slugs.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { companies } from '../companies/companies.table.ts'
import { labels } from '../labels/labels.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { createTask } from '../tasks/tasks.store.ts'
import { addStartingTemplates } from '../templates/templates.store.ts'
import { formerCodes } from './project-codes.store.ts'
import { PROJECT_TEMPLATES, type ProjectTemplate, type ProjectTemplateKey, STARTER_TASKS } from './project-templates.ts'
import { projectTarget } from './projects.store.ts'
import { isKept, type ProjectRow, projects } from './projects.table.ts'

/** What a project is made from; without a `code` one comes from the name, without a `slug` too. */
export type NewProject = Pick<ProjectRow, 'companyId' | 'ownerId' | 'name'> &
  Partial<Pick<ProjectRow, 'description' | 'budget' | 'startDate' | 'dueDate' | 'logo' | 'currentStatus' | 'isPrivate' | 'slug'>> & {
    code?: string | undefined
    /** One of ours by its key, or one that was made for it. */
    template?: ProjectTemplateKey | ProjectTemplate | undefined
    /** With tasks that teach the keys (FIRST-03). */
    starter?: boolean | undefined
  }

const LONGEST_CODE = 6

/** A task code prefix from a name that is not among `taken`: "Website" gives WEB, then WEB2, WEB3 … */
export function codeFrom(name: string, taken: ReadonlySet<string>): string {
  const words = slugFrom(name, 'project').toUpperCase().split('-')
  const initials = words.map((word) => word.slice(0, 1)).join('')
  return freeCode(words.length >= 3 ? initials.slice(0, 4) : (words[0] ?? '').slice(0, 3), taken)
}

/** The first of WEB, WEB2, WEB3 … that is not among `taken`. */
export function freeCode(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : String(number)
    const code = base.slice(0, LONGEST_CODE - end.length) + end
    if (!taken.has(code)) return code
  }
}

/** Slugs and codes that nobody else in a workspace may choose now; those of deleted projects are free. */
export async function takenNames(tx: Database, companyId: string): Promise<{ slugs: Set<string>; codes: Set<string> }> {
  const rows = await tx
    .select({ slug: projects.slug, code: projects.code })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), isKept))
  return {
    slugs: new Set(rows.map(({ slug }) => slug)),
    codes: new Set([...rows.map(({ code }) => code), ...(await formerCodes(tx, companyId))]),
  }
}

/** Makes a project with its owner as admin on it and its starting templates. 422 when the wanted code is taken. */
export function addProject(db: Database, { code, slug, template = 'blank', starter = false, ...values }: NewProject): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    // One at a time in a workspace, so that slugs and codes are chosen without a race.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, values.companyId)).for('update')
    const { slugs, codes } = await takenNames(tx, values.companyId)
    if (code !== undefined && codes.has(code)) throw invalid({ code: ['Another project of this workspace has this ID.'] })
    const [project] = await tx
      .insert(projects)
      .values({
        ...values,
        slug: slug ?? firstFree(slugFrom(values.name, 'project'), slugs),
        code: code ?? codeFrom(values.name, codes),
      })
      .returning()
    if (project === undefined) throw new Error('The inserted project was not returned.')
    await tx
      .insert(projectMembers)
      .values({ companyId: project.companyId, projectId: project.id, personId: project.ownerId, role: 'admin' })
    const chosen: ProjectTemplate = typeof template === 'string' ? PROJECT_TEMPLATES[template] : template
    await addStartingTemplates(tx, project, chosen)
    const owned = { companyId: project.companyId, projectId: project.id }
    if (chosen.labels.length > 0) await tx.insert(labels).values(chosen.labels.map(([title, color]) => ({ ...owned, title, color })))
    // Each new one goes to the top.
    if (starter) for (const title of STARTER_TASKS.toReversed()) await createTask(tx, project, project.ownerId, { title })
    await record(tx, project, project.ownerId, { action: 'project.create', said: 'created the project', target: projectTarget(project) })
    return project
  })
}
