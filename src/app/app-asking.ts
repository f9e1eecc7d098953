// The asking of the app, with the loaders of people and projects that its questions need.
import type { Api } from '#src/data/api.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { byStanding } from '#src/features/project/project-standing.ts'
import { MoveTargets, ProjectPeople } from '#src/model/task/task.graphql.ts'
import { type Asking, createAsking } from './asking/asking.ts'

/** Questions that load through `api`; `viewer` is the signed-in username. */
export function createAppAsking(api: Api, viewer: () => string | null): Asking {
  return createAsking({
    viewer,
    async people({ workspaceSlug, projectSlug }) {
      const { members } = await api.query(ProjectPeople, { workspaceSlug, projectSlug })
      return members.map(({ person }) => person)
    },
    async projects(workspaceSlug, any) {
      if (any) return byStanding((await api.query(ListProjects, { workspaceSlug })).projects)
      return (await api.query(MoveTargets, { workspaceSlug }, { requestPolicy: 'cache-and-network' })).moveTargets
    },
  })
}
