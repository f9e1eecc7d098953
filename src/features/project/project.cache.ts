// What mutations of projects change in cached lists, and what its settings show before the server answers.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain, linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import type { CreateProject, CreateSampleProject, RemoveSampleProject, UpdateProject } from './project.graphql.ts'
import type { DeleteProject, RestoreProject } from './project-deletion.graphql.ts'

/** What `UpdateProject` reads of a project: all of it has to be there before the answer is. */
const CHANGED = ['name', 'code', 'description', 'budget', 'startDate', 'dueDate', 'logo', 'status', 'showsRockstars', 'viewerCan'] as const

/** What a change of a whole project says itself, or leaves as it was. */
const STANDS = /^(project|workspace|members|viewer|deletedProjects)/

/** A created project stands in its workspace's lists; privacy shows at once. */
export const projectCache = defineCachePart({
  updates: {
    createProject(result, _args, cache) {
      const { project } = (result as unknown as ResultOf<typeof CreateProject>).createProject
      if (!project) return
      const matches = ({ workspaceSlug }: { readonly workspaceSlug?: unknown }) => workspaceSlug === project.workspaceSlug
      linkInto(cache, 'projects', project, { at: 'end', matches })
      linkInto(cache, 'moveTargets', project, { at: 'end', matches })
    },
    createSampleProject(result, _args, cache) {
      const { project } = (result as unknown as ResultOf<typeof CreateSampleProject>).createSampleProject
      if (!project) return
      const matches = ({ workspaceSlug }: { readonly workspaceSlug?: unknown }) => workspaceSlug === project.workspaceSlug
      for (const list of ['projects', 'moveTargets']) linkInto(cache, list, project, { at: 'end', matches })
    },
    removeSampleProject(result, _args, cache) {
      const { removedId } = (result as unknown as ResultOf<typeof RemoveSampleProject>).removeSampleProject
      if (removedId === null) return
      for (const list of ['projects', 'moveTargets']) unlinkFrom(cache, list, `Project:${removedId}`)
      // Its tasks, time and sprint go from every list that they stood in.
      askAgain(cache, STANDS)
    },
    deleteProject(result, args, cache) {
      if ((result as unknown as ResultOf<typeof DeleteProject>).deleteProject.userErrors.length > 0) return
      const { project } = args as unknown as VariablesOf<typeof DeleteProject>
      const gone = `Project:${project.workspaceSlug}/${project.projectSlug}`
      for (const list of ['projects', 'moveTargets']) unlinkFrom(cache, list, gone)
      askAgain(cache, STANDS)
    },
    restoreProject(result, args, cache) {
      const { project } = (result as unknown as ResultOf<typeof RestoreProject>).restoreProject
      if (!project) return
      const { workspaceSlug, id } = args as unknown as VariablesOf<typeof RestoreProject>
      for (const list of ['projects', 'moveTargets'])
        linkInto(cache, list, project, { at: 'end', matches: (asked) => asked.workspaceSlug === workspaceSlug })
      unlinkFrom(cache, 'deletedProjects', `DeletedProject:${id}`)
      askAgain(cache, STANDS)
    },
    updateProject(_result, args, cache, info) {
      const { status, code } = (args as unknown as VariablesOf<typeof UpdateProject>).input
      if (info.optimistic || !(status || code)) return
      // What may be done with everything in it is another matter now, lists have it or not, or every task has another code.
      askAgain(cache, STANDS)
    },
  },
  optimistic: {
    updateProject(args, cache) {
      const { project, input } = args as unknown as VariablesOf<typeof UpdateProject>
      const id = `${project.workspaceSlug}/${project.projectSlug}`
      const now = Object.fromEntries(CHANGED.map((fact) => [fact, cache.resolve({ __typename: 'Project', id }, fact) ?? null]))
      return {
        __typename: 'ProjectPayload',
        project: { __typename: 'Project', id, ...now, ...input },
        userErrors: [],
      }
    },
    setProjectPrivacy(args) {
      const { project, isPrivate } = args as { project: { workspaceSlug: string; projectSlug: string }; isPrivate: boolean }
      return {
        __typename: 'ProjectPayload',
        project: { __typename: 'Project', id: `${project.workspaceSlug}/${project.projectSlug}`, isPrivate },
        userErrors: [],
      }
    },
  },
})
