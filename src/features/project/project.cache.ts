// What mutations of projects change in cached lists, and what its settings show before the server answers.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto } from '#src/data/cache/cache-lists.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import type { CreateProject, UpdateProject } from './project.graphql.ts'

/** What `UpdateProject` reads of a project: all of it has to be there before the answer is. */
const CHANGED = ['name', 'description', 'budget', 'startDate', 'dueDate', 'logo', 'status', 'viewerCan'] as const

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
