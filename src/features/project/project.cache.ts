// What mutations of projects change in cached lists, and the privacy switch's answer before the server's.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto } from '#src/data/cache/cache-lists.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import type { CreateProject } from './project.graphql.ts'

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
