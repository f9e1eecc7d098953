// Queries, bodies and answers of projects.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { createdAtShape, personShape, toCreatedAt, toPerson } from '../../wire.ts'
import { pictureText } from '../companies/companies.schema.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import type { PersonRow } from '../people/people.table.ts'
import { PROJECT_TEMPLATE_KEYS } from './project-templates.ts'
import type { ProjectRole } from './projects.store.ts'
import type { ProjectRow } from './projects.table.ts'

/** A role as the wire wraps it; null stands for `unknown` (ROLE-02). */
export const roleShape = z.object({ name: z.string() }).nullable()

const day = z.iso.date('A date must be written as YYYY-MM-DD.')

/** The sentence for days that cross (PROJ-05). */
export const DUE_BEFORE_START = 'The due date cannot precede the start date.'

const facts = {
  name: lineText(120, { none: 'Project Name is required.', absent: 'Project Name is required.' }),
  description: linesText(20_000, 'At most 20,000 characters.').nullish(),
  budget: z.number().min(0).max(999_999_999_999).nullish(),
  start_date: day.nullish(),
  due_date: day.nullish(),
  logo_image_url: pictureText.or(z.literal('')).nullish(),
}
const status = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Body of a new project (PROJ-07); `project_category_id`, `mode` and `company_slug` are sent by clients and fixed. */
export const projectBody = z
  .strictObject({
    ...facts,
    company_slug: z.string().optional(),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .max(6, 'At most 6 characters.')
      .regex(/^[A-Z0-9]*$/, 'Letters and digits only.')
      .nullish(),
    current_status: status.default(0),
    project_category_id: z.number().int().nullish(),
    mode: z.string().max(40).nullish(),
    is_private: z.boolean().default(true),
    template: z.enum(PROJECT_TEMPLATE_KEYS, 'There is no such template.').optional(),
    starter_tasks: z.boolean().optional(),
  })
  .refine(({ start_date: start, due_date: due }) => !start || !due || due >= start, {
    path: ['due_date'],
    error: DUE_BEFORE_START,
  })

const projectCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,6}$/, 'A project ID has 1 to 6 letters and digits.')

/** Body of a change (PSET-02): any of a project's facts; what is absent stays, null clears. */
export const projectChangeBody = z
  .strictObject({
    ...facts,
    name: facts.name.optional(),
    code: projectCode.optional(),
    current_status: status.optional(),
    rockstars: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'Say what is to be changed.')

const colored = z.object({ title: z.string(), color: z.string() })

/** What a new project can start with (FIRST-03). */
export const projectTemplateShape = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  workflows: z.array(colored),
  types: z.array(colored),
  labels: z.array(colored),
  efforts: z.array(z.object({ title: z.string(), effort: z.number() })),
})

/** Body of the privacy switch (PROJ-15). */
export const privacyBody = z.strictObject({ is_private: z.boolean() })

/** Body of a deletion (PSET-14): the name of the project, typed to the letter. */
export const deletionBody = z.strictObject({ name: z.string().max(200) })

/** A project on the wire (PROJ-14). */
export const projectShape = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  budget: z.number(),
  start_date: z.string().nullable(),
  due_date: z.string().nullable(),
  logo: z.string().nullable(),
  current_status: z.number().int(),
  is_private: z.boolean(),
  is_public: z.boolean(),
  rockstars: z.boolean(),
  is_sample: z.boolean(),
  owner: personShape,
  logged_user_role: roleShape,
  company: z.object({
    slug: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    subscription: z.string(),
    unlimited_workspaces: z.boolean(),
    owner: z.object({ username: z.string() }),
  }),
  users: z.array(personShape),
  tasks_count: z.int(),
  created_at: createdAtShape,
})

/** Everything a project's answer is made of. */
export type ProjectView = {
  project: ProjectRow
  role: ProjectRole
  company: CompanyRow
  companyOwner: PersonRow
  owner: PersonRow
  users: PersonRow[]
  /** Tasks that are not archived. */
  tasksCount: number
}

/** A role on the wire. */
export function toRole(role: ProjectRole): z.infer<typeof roleShape> {
  return role === 'unknown' ? null : { name: role }
}

/** A project as one person sees it. */
export function toProject({ project, role, company, companyOwner, owner, users, tasksCount }: ProjectView): z.infer<typeof projectShape> {
  return {
    uuid: project.id,
    slug: project.slug,
    name: project.name,
    code: project.code,
    description: project.description,
    budget: project.budget,
    start_date: project.startDate,
    due_date: project.dueDate,
    logo: project.logo,
    current_status: project.currentStatus,
    is_private: project.isPrivate,
    is_public: project.publicToken !== null,
    rockstars: project.rockstars,
    is_sample: project.isSample,
    owner: toPerson(owner),
    logged_user_role: toRole(role),
    company: {
      slug: company.slug,
      name: company.name,
      logo: company.logo,
      subscription: company.subscription,
      unlimited_workspaces: company.unlimitedWorkspaces,
      owner: { username: companyOwner.username },
    },
    users: users.map(toPerson),
    tasks_count: tasksCount,
    created_at: toCreatedAt(project.createdAt),
  }
}
