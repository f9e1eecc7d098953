// Projects: lists, one, features, privacy. Fields that a short answer lacks are read when they are asked for.
import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull, payload } from '../payload.ts'
import { selectsOtherThan } from '../selection.ts'
import * as calls from './project.calls.ts'
import { type ProjectParent, projectParent } from './project-parent.ts'
import { permissionsIn } from './project-rights.ts'

/** Titles that no sidebar shows (SHELL-18). */
const HIDDEN = new Set(['Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team'])

/** What the short list of projects says. */
const SHORT = ['id', 'slug', 'name', 'workspaceSlug', '__typename']

async function whole({ workspaceSlug, slug, known }: ProjectParent, { rest }: GatewayContext): Promise<calls.Project> {
  return known?.people ? known : calls.getProject(rest, workspaceSlug, slug)
}

function field<Name extends keyof calls.Project>(
  name: Name,
): (parent: ProjectParent, args: object, context: GatewayContext) => Promise<calls.Project[Name]> {
  return async (parent, _, context) => (await whole(parent, context))[name]
}

/** Input names of the host's fields. */
const names = { current_status: 'status', logo_image_url: 'logo' }

/** Fields of Query, Mutation and Project. */
export const projectResolvers = {
  Query: {
    async projects(_, { workspaceSlug }, { rest }) {
      return (await calls.listProjects(rest, workspaceSlug)).map((project) => projectParent(workspaceSlug, project))
    },
    newProjectTemplates: (_, { workspaceSlug }, { rest }) => calls.listNewProjectTemplates(rest, workspaceSlug),
    async moveTargets(_, { workspaceSlug }, { rest }, info) {
      const more = selectsOtherThan(info, SHORT)
      const found = await calls.listCompactProjects(rest, workspaceSlug, more)
      // A host that answers slug and name all the same is asked for all its projects, which is one call as well.
      const all = more && found.some(({ people }) => !people) ? await calls.listProjects(rest, workspaceSlug) : found
      return found.map((short) => projectParent(workspaceSlug, all.find(({ slug }) => slug === short.slug) ?? short))
    },
    async project(_, { workspaceSlug, slug }, { rest }) {
      const project = await orNull(calls.getProject(rest, workspaceSlug, slug))
      return project && projectParent(workspaceSlug, project)
    },
    projectContents: (_, { workspaceSlug, projectSlug }, { rest }) => calls.getContents(rest, workspaceSlug, projectSlug),
    deletedProjects: (_, { workspaceSlug }, { rest }) => calls.listDeletedProjects(rest, workspaceSlug),
    async projectFeatures(_, ref, { rest }) {
      const features = await calls.listFeatures(rest, ref.workspaceSlug, ref.projectSlug)
      return features
        .filter(({ title }) => !HIDDEN.has(title))
        .map((feature) => ({
          ...feature,
          workspaceSlug: feature.params.find(({ name }) => name === 'companySlug')?.value ?? ref.workspaceSlug,
          projectSlug: feature.params.find(({ name }) => name === 'projectSlug')?.value ?? ref.projectSlug,
        }))
    },
  },
  Mutation: {
    deleteProject: (_, { project: { workspaceSlug, projectSlug }, name }, { rest }) =>
      payload(
        async () => {
          const { uuid } = await calls.getProject(rest, workspaceSlug, projectSlug)
          await calls.deleteProject(rest, workspaceSlug, projectSlug, name)
          return { deletedId: uuid }
        },
        { deletedId: null },
      ),
    restoreProject: (_, { workspaceSlug, id }, { rest }) =>
      payload(async () => ({ project: projectParent(workspaceSlug, await calls.restoreProject(rest, workspaceSlug, id)) }), {
        project: null,
      }),
    createProject: (_, { input }, { rest }) =>
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
            current_status: calls.STATUSES.indexOf(input.status ?? 'IN_PROGRESS'),
            project_category_id: 30,
            mode: 'boxFull',
            is_private: input.isPrivate,
            ...(input.template != null && { template: input.template }),
            ...(input.starterTasks && { starter_tasks: true }),
          })
          return { project: projectParent(input.workspaceSlug, project) }
        },
        { project: null },
        names,
      ),
    createSampleProject: (_, { workspaceSlug }, { rest }) =>
      payload(async () => ({ project: projectParent(workspaceSlug, await calls.createSample(rest, workspaceSlug)) }), { project: null }),
    removeSampleProject: (_, { project: { workspaceSlug, projectSlug } }, { rest }) =>
      payload(
        async () => {
          await calls.removeSample(rest, workspaceSlug, projectSlug)
          return { removedId: `${workspaceSlug}/${projectSlug}` }
        },
        { removedId: null },
      ),
    updateProject: (_, { project: { workspaceSlug, projectSlug }, input }, { rest }) =>
      payload(
        async () => {
          const { startDate, dueDate, logo, status, showsRockstars, ...same } = input
          const project = await calls.updateProject(rest, workspaceSlug, projectSlug, {
            ...same,
            start_date: startDate,
            due_date: dueDate,
            logo_image_url: logo,
            current_status: status && calls.STATUSES.indexOf(status),
            rockstars: showsRockstars,
          })
          return { project: projectParent(workspaceSlug, project) }
        },
        { project: null },
        names,
      ),
    transferProject: (_, { project, username }, { rest }) =>
      payload(
        async () => ({
          project: projectParent(
            project.workspaceSlug,
            await calls.transferProject(rest, project.workspaceSlug, project.projectSlug, username),
          ),
        }),
        { project: null },
      ),
    setProjectPrivacy: (_, { project, isPrivate }, { rest }) =>
      payload(
        async () => {
          await calls.setPrivacy(rest, project.workspaceSlug, project.projectSlug, isPrivate)
          return { project: projectParent(project.workspaceSlug, await calls.getProject(rest, project.workspaceSlug, project.projectSlug)) }
        },
        { project: null },
      ),
  },
  Project: {
    id: ({ workspaceSlug, slug }) => `${workspaceSlug}/${slug}`,
    workspaceName: async (parent, _, context) => (await whole(parent, context)).company?.name ?? null,
    code: field('code'),
    description: field('description'),
    budget: field('budget'),
    startDate: field('startDate'),
    dueDate: field('dueDate'),
    logo: field('logo'),
    status: field('status'),
    isPrivate: field('isPrivate'),
    isPublic: field('isPublic'),
    showsRockstars: field('showsRockstars'),
    isSample: field('isSample'),
    owner: field('owner'),
    taskCount: field('taskCount'),
    viewerRole: async (parent, _, context) => (await whole(parent, context)).role ?? 'unknown',
    people: async (parent, _, context) => (await whole(parent, context)).people ?? [],
    viewerCan: async (parent, _, context) => permissionsIn(context.rest, parent.workspaceSlug, await whole(parent, context)),
  },
} satisfies Resolvers
