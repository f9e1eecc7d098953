// Projects: lists, one, features, privacy. Fields that a short answer lacks are read when they are asked for.
import type { GatewayContext, ProjectRef } from '../context.ts'
import { type Plan, projectPermissions } from '../permissions.ts'
import { getCompany } from '../rest/companies.ts'
import * as calls from '../rest/projects.ts'
import { getViewer } from '../rest/session.ts'
import { orNull, payload } from './payload.ts'

/** Titles that no sidebar shows (SHELL-18). */
const HIDDEN = new Set(['Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team'])

/** A project as a parent: its address, and what was answered about it so far. */
export interface ProjectParent {
  workspaceSlug: string
  slug: string
  name: string
  /** Null where only slug and name are known. */
  known: calls.Project | null
}

/** Makes a parent of an answer. */
export function projectParent(workspaceSlug: string, project: calls.Project): ProjectParent {
  return { workspaceSlug: project.company?.slug ?? workspaceSlug, slug: project.slug, name: project.name, known: project }
}

async function whole({ workspaceSlug, slug, known }: ProjectParent, { rest }: GatewayContext): Promise<calls.Project> {
  return known?.people ? known : calls.getProject(rest, workspaceSlug, slug)
}

function field<Name extends keyof calls.Project>(name: Name) {
  return async (parent: ProjectParent, _: unknown, context: GatewayContext) => (await whole(parent, context))[name]
}

async function planAndOwner(
  project: calls.Project,
  workspaceSlug: string,
  { rest }: GatewayContext,
): Promise<{ plan: Plan; owner: string | null }> {
  const { company } = project
  if (company && (company.subscription !== null || company.unlimited_workspaces != null) && company.owner)
    return {
      plan: { subscription: company.subscription, unlimitedWorkspaces: company.unlimited_workspaces ?? null },
      owner: company.owner.username,
    }
  const asked = await getCompany(rest, workspaceSlug)
  return { plan: asked, owner: asked.owner?.username ?? null }
}

interface CreateInput {
  workspaceSlug: string
  name: string
  code: string
  description: string
  budget: number
  startDate?: string | null
  dueDate?: string | null
  logo?: string | null
  status: (typeof calls.STATUSES)[number]
  isPrivate: boolean
}

/** Input names of the host's fields. */
const names = { current_status: 'status', logo_image_url: 'logo' }

/** Fields of Query, Mutation and Project. */
export const projectResolvers = {
  Query: {
    async projects(_: unknown, { workspaceSlug }: { workspaceSlug: string }, { rest }: GatewayContext) {
      return (await calls.listProjects(rest, workspaceSlug)).map((project) => projectParent(workspaceSlug, project))
    },
    async moveTargets(_: unknown, { workspaceSlug }: { workspaceSlug: string }, { rest }: GatewayContext) {
      return (await calls.listCompactProjects(rest, workspaceSlug)).map((project) => ({
        ...projectParent(workspaceSlug, project),
        known: null,
      }))
    },
    async project(_: unknown, { workspaceSlug, slug }: { workspaceSlug: string; slug: string }, { rest }: GatewayContext) {
      const project = await orNull(calls.getProject(rest, workspaceSlug, slug))
      return project && projectParent(workspaceSlug, project)
    },
    async projectFeatures(_: unknown, ref: ProjectRef, { rest }: GatewayContext) {
      const features = await calls.listFeatures(rest, ref.workspaceSlug, ref.projectSlug)
      return features
        .filter(({ title }) => !HIDDEN.has(title))
        .map((feature) => ({
          ...feature,
          workspaceSlug: feature.workspaceSlug ?? ref.workspaceSlug,
          projectSlug: feature.projectSlug ?? ref.projectSlug,
        }))
    },
  },
  Mutation: {
    createProject: (_: unknown, { input }: { input: CreateInput }, { rest }: GatewayContext) =>
      payload(
        async () => {
          const project = await calls.createProject(rest, input.workspaceSlug, {
            company_slug: input.workspaceSlug,
            name: input.name,
            code: input.code,
            description: input.description,
            budget: input.budget,
            start_date: input.startDate ?? null,
            due_date: input.dueDate ?? null,
            logo_image_url: input.logo ?? null,
            current_status: calls.STATUSES.indexOf(input.status),
            project_category_id: 30,
            mode: 'boxFull',
            is_private: input.isPrivate,
          })
          return { project: projectParent(input.workspaceSlug, project) }
        },
        { project: null },
        names,
      ),
    setProjectPrivacy: (_: unknown, { project, isPrivate }: { project: ProjectRef; isPrivate: boolean }, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.setPrivacy(rest, project.workspaceSlug, project.projectSlug, isPrivate)
          return { project: projectParent(project.workspaceSlug, await calls.getProject(rest, project.workspaceSlug, project.projectSlug)) }
        },
        { project: null },
      ),
  },
  Project: {
    id: ({ workspaceSlug, slug }: ProjectParent) => `${workspaceSlug}/${slug}`,
    workspaceName: async (parent: ProjectParent, _: unknown, context: GatewayContext) =>
      (await whole(parent, context)).company?.name ?? null,
    code: field('code'),
    description: field('description'),
    budget: field('budget'),
    startDate: field('startDate'),
    dueDate: field('dueDate'),
    logo: field('logo'),
    status: field('status'),
    isPrivate: field('isPrivate'),
    owner: field('owner'),
    taskCount: field('taskCount'),
    viewerRole: async (parent: ProjectParent, _: unknown, context: GatewayContext) => (await whole(parent, context)).role ?? 'unknown',
    people: async (parent: ProjectParent, _: unknown, context: GatewayContext) => (await whole(parent, context)).people ?? [],
    async viewerCan(parent: ProjectParent, _: unknown, context: GatewayContext) {
      const project = await whole(parent, context)
      const [{ username }, { plan, owner }] = await Promise.all([
        getViewer(context.rest),
        planAndOwner(project, parent.workspaceSlug, context),
      ])
      return projectPermissions({ role: project.role, owns: username === owner || username === project.owner?.username, plan })
    },
  },
}
