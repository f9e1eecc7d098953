// REST calls and wire types of projects.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, colour, day, flag, moment, number, person, text, whole } from '../../rest/wire.ts'

/** Statuses by their number on the wire (PROJ-08). */
export const STATUSES = ['IN_PROGRESS', 'COMPLETED', 'ARCHIVED'] as const

const embeddedCompany = z.object({
  slug: z.string(),
  name: text,
  subscription: text,
  unlimited_workspaces: flag.nullish(),
  owner: z.object({ username: z.string() }).nullish(),
})

/** A project; some lists answer only slug and name. */
export const project = z
  .object({
    uuid: text,
    slug: z.string(),
    name: z.string(),
    code: text,
    description: text,
    budget: number.nullish(),
    start_date: day,
    due_date: day,
    logo: text,
    current_status: whole.nullish(),
    is_private: flag.nullish(),
    owner: person.nullish(),
    logged_user_role: z.object({ name: text }).nullish(),
    company: embeddedCompany.nullish(),
    users: z.array(person).nullish(),
    tasks_count: whole.nullish(),
    is_public: flag.nullish(),
    rockstars: flag.nullish(),
    is_sample: flag.nullish(),
  })
  .transform((wire) => ({
    uuid: wire.uuid,
    slug: wire.slug,
    name: wire.name,
    code: wire.code,
    description: wire.description,
    budget: wire.budget ?? null,
    startDate: wire.start_date,
    dueDate: wire.due_date,
    logo: wire.logo,
    status: STATUSES[wire.current_status ?? -1] ?? null,
    isPrivate: wire.is_private ?? null,
    owner: wire.owner ?? null,
    role: wire.logged_user_role?.name ?? null,
    company: wire.company ?? null,
    people: wire.users ?? null,
    taskCount: wire.tasks_count ?? null,
    isPublic: wire.is_public ?? null,
    showsRockstars: wire.rockstars ?? null,
    isSample: wire.is_sample ?? null,
  }))

/** A project as resolvers hand it on. */
export type Project = z.infer<typeof project>

const feature = z
  .object({
    title: z.string(),
    icon: text,
    href: z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).nullish() }),
  })
  .transform(({ title, icon, href }) => ({
    title,
    icon,
    routeName: href.name,
    // Numbers are ids; anything else cannot stand in an address.
    params: Object.entries(href.params ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [{ name, value: String(value) }] : [],
    ),
  }))

/** REST-04: projects of a company. */
export function listProjects(rest: RestClient, companySlug: string) {
  return rest.get('/projects/', { query: { company_slug: companySlug }, answer: z.array(project) })
}

/** REST-09: slug and name of the projects a task may be moved to; everything about them with `whole`, where the host knows it (ASSUMED). */
export function listCompactProjects(rest: RestClient, companySlug: string, whole: boolean) {
  const query = { company_slug: companySlug, sort: 'ASC', ...(whole && { whole: 1 }) }
  return rest.get('/projects/compact/', { query, answer: z.array(project) })
}

/** REST-07: one project. */
export function getProject(rest: RestClient, companySlug: string, slug: string) {
  return rest.get(path`/projects/${slug}/`, { query: { company_slug: companySlug }, answer: project })
}

const titled = z.object({ title: z.string(), color: colour })
const newTemplate = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  workflows: z.array(titled),
  types: z.array(titled),
  labels: z.array(titled),
})

/** FIRST-03 (ASSUMED): what a new project can start with. */
export function listNewProjectTemplates(rest: RestClient, companySlug: string) {
  return rest.get('/project-templates/new/', { query: { company_slug: companySlug }, answer: z.array(newTemplate) })
}

/** REST-05: a new project; the payload is PROJ-07's. */
export function createProject(rest: RestClient, companySlug: string, body: Record<string, unknown>) {
  return rest.post('/projects/', { query: { company_slug: companySlug }, body, answer: project })
}

/** FIRST-04 (ASSUMED): invented work to try things with; the one that is there, where there is one. */
export function createSample(rest: RestClient, companySlug: string) {
  return rest.post('/projects/sample/', { query: { company_slug: companySlug }, body: {}, answer: project })
}

/** FIRST-04 (ASSUMED): takes it away for good. */
export function removeSample(rest: RestClient, companySlug: string, projectSlug: string) {
  return rest.delete('/projects/sample/', { query: { company_slug: companySlug, project_slug: projectSlug }, answer: anything })
}

/** PSET-02 (ASSUMED): what a project says of itself; what is absent stays, null clears. */
export function updateProject(rest: RestClient, companySlug: string, slug: string, body: Record<string, unknown>) {
  return rest.put(path`/projects/${slug}/`, { query: { company_slug: companySlug }, body, answer: project })
}

/** REST-08: private or not. */
export function setPrivacy(rest: RestClient, companySlug: string, slug: string, isPrivate: boolean) {
  return rest.put(path`/projects/${slug}/privacy`, {
    query: { company_slug: companySlug },
    body: { is_private: isPrivate },
    answer: anything,
  })
}

/** PSET-10 (ASSUMED): an admin becomes the owner. */
export function transferProject(rest: RestClient, companySlug: string, slug: string, username: string) {
  return rest.put(path`/projects/${slug}/owner/`, { query: { company_slug: companySlug }, body: { username }, answer: project })
}

const contents = z
  .object({
    ...{ tasks: z.int(), own_tasks: z.int().nullish(), files: z.int(), pages: z.int() },
    ...{ user_stories: z.int(), sprints: z.int(), discussions: z.int(), forms: z.int().nullish(), recurring_tasks: z.int().nullish() },
  })
  .transform(({ user_stories: userStories, own_tasks: ownTasks, recurring_tasks: recurringTasks, ...others }) => ({
    ...{ ...others, userStories, ownTasks: ownTasks ?? 0 },
    ...{ forms: others.forms ?? 0, recurringTasks: recurringTasks ?? 0 },
  }))

const deletedProject = z
  .object({
    uuid: z.string(),
    name: z.string(),
    code: text,
    logo: text,
    deleted_at: moment,
    deleted_by: person.nullish(),
    kept_until: moment,
  })
  .transform(({ uuid: id, deleted_at: deletedAt, deleted_by: deletedBy, kept_until: keptUntil, ...same }) => ({
    ...{ ...same, id, deletedBy: deletedBy ?? null },
    deletedAt: deletedAt ?? '',
    keptUntil: keptUntil ?? '',
  }))

/** PSET-14 (ASSUMED): how much is in a project. */
export function getContents(rest: RestClient, companySlug: string, slug: string) {
  return rest.get(path`/projects/${slug}/contents/`, { query: { company_slug: companySlug }, answer: contents })
}

/** PSET-14 (ASSUMED): takes a project away from everybody. */
export function deleteProject(rest: RestClient, companySlug: string, slug: string, name: string) {
  return rest.delete(path`/projects/${slug}/`, { query: { company_slug: companySlug }, body: { name }, answer: anything })
}

/** PSET-15 (ASSUMED): what the viewer can have back. */
export function listDeletedProjects(rest: RestClient, companySlug: string) {
  return rest.get('/projects/deleted/', { query: { company_slug: companySlug }, answer: z.array(deletedProject) })
}

/** PSET-15 (ASSUMED): a deleted project is back. */
export function restoreProject(rest: RestClient, companySlug: string, id: string) {
  return rest.post(path`/projects/${id}/restore/`, { query: { company_slug: companySlug }, body: {}, answer: project })
}

/** REST-06: the features of a project, hidden ones too. */
export function listFeatures(rest: RestClient, companySlug: string, projectSlug: string) {
  return rest.get('/projects/sidebar/', { query: { company_slug: companySlug, project_slug: projectSlug }, answer: z.array(feature) })
}
