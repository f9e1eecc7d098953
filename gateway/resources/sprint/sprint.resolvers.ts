// Sprints of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './sprint.calls.ts'

/** Names of the host's fields in inputs. */
const names = { start_date: 'startDate', end_date: 'endDate' }

/** A sprint with the address of its project, by which its rights are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, sprint: calls.SprintParent): calls.SprintParent {
  return { ...sprint, at: { workspaceSlug, projectSlug } }
}

/** The payload of a write that answers the sprint. */
function written(project: ProjectRef, write: () => Promise<calls.SprintParent>) {
  return payload(async () => ({ sprint: placed(project, await write()) }), { sprint: null }, names)
}

/** Fields of Query and Mutation about sprints. */
export const sprintResolvers = {
  Query: {
    async sprints(_, { search, state, page, perPage, ...ref }, { rest }) {
      const asked = { search: search ?? '', state: state?.toLowerCase(), page: Math.max(1, page ?? 1), perPage: perPage ?? undefined }
      const found = await calls.listSprints(rest, addressOf(ref), asked)
      return { ...found, nodes: found.nodes.map((sprint) => placed(ref, sprint)) }
    },
    async sprint(_, { slug, ...ref }, { rest }) {
      const sprint = await orNull(calls.getSprint(rest, addressOf(ref), slug))
      return sprint && placed(ref, sprint)
    },
    sprintResults: (_, { id, page, perPage, ...ref }, { rest }) =>
      orNull(calls.listSprintResults(rest, addressOf(ref), id, Math.max(1, page ?? 1), perPage ?? undefined)),
    sprintChart: (_, { id, timezone, ...ref }, { rest }) => orNull(calls.getChart(rest, addressOf(ref), id, timezone ?? undefined)),
    sprintVelocity: (_, ref, { rest }) => orNull(calls.getVelocity(rest, addressOf(ref))),
  },
  Mutation: {
    createSprint: (_, { project, input }, { rest }) => written(project, () => calls.createSprint(rest, addressOf(project), input)),
    updateSprint: (_, { project, id, input }, { rest }) => written(project, () => calls.updateSprint(rest, addressOf(project), id, input)),
    deleteSprint: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteSprint(rest, addressOf(project), id)),
    startSprint: (_, { project, id }, { rest }) => written(project, () => calls.stepSprint(rest, addressOf(project), id, 'start')),
    reopenSprint: (_, { project, id }, { rest }) => written(project, () => calls.stepSprint(rest, addressOf(project), id, 'reopen')),
    completeSprint: (_, { project, input }, { rest }) =>
      payload(
        async () => {
          const { sprint, carried, carriedTo } = await calls.completeSprint(rest, addressOf(project), input)
          return { sprint: placed(project, sprint), carried, carriedTo: carriedTo && placed(project, carriedTo) }
        },
        { sprint: null, carried: null, carriedTo: null },
      ),
  },
  Sprint: {
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
