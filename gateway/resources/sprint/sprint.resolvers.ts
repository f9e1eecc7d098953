// Sprints of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './sprint.calls.ts'

/** Names of the host's fields in inputs. */
const names = { start_date: 'startDate', end_date: 'endDate' }

/** Fields of Query and Mutation about sprints. */
export const sprintResolvers = {
  Query: {
    sprints: (_, { search, page, ...ref }, { rest }) => calls.listSprints(rest, addressOf(ref), search ?? '', Math.max(1, page ?? 1)),
    sprint: (_, { slug, ...ref }, { rest }) => orNull(calls.getSprint(rest, addressOf(ref), slug)),
  },
  Mutation: {
    createSprint: (_, { project, input }, { rest }) =>
      payload(async () => ({ sprint: await calls.createSprint(rest, addressOf(project), input) }), { sprint: null }, names),
    updateSprint: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ sprint: await calls.updateSprint(rest, addressOf(project), id, input) }), { sprint: null }, names),
    deleteSprint: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteSprint(rest, addressOf(project), id)),
  },
} satisfies Resolvers
