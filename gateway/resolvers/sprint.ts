// Sprints of a project.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import * as calls from '../rest/sprints.ts'
import { deletion, orNull, payload } from './payload.ts'

interface Page extends ProjectRef {
  search?: string | null
  page?: number | null
}

/** Names of the host's fields in inputs. */
const names = { start_date: 'startDate', end_date: 'endDate' }

/** Fields of Query and Mutation about sprints. */
export const sprintResolvers = {
  Query: {
    sprints: (_: unknown, { search, page, ...ref }: Page, { rest }: GatewayContext) =>
      calls.listSprints(rest, addressOf(ref), search ?? '', Math.max(1, page ?? 1)),
    sprint: (_: unknown, { slug, ...ref }: ProjectRef & { slug: string }, { rest }: GatewayContext) =>
      orNull(calls.getSprint(rest, addressOf(ref), slug)),
  },
  Mutation: {
    createSprint: (_: unknown, { project, input }: { project: ProjectRef; input: calls.SprintInput }, { rest }: GatewayContext) =>
      payload(async () => ({ sprint: await calls.createSprint(rest, addressOf(project), input) }), { sprint: null }, names),
    updateSprint: (
      _: unknown,
      { project, id, input }: { project: ProjectRef; id: string; input: calls.SprintInput },
      { rest }: GatewayContext,
    ) => payload(async () => ({ sprint: await calls.updateSprint(rest, addressOf(project), id, input) }), { sprint: null }, names),
    deleteSprint: (_: unknown, { project, id }: { project: ProjectRef; id: string }, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteSprint(rest, addressOf(project), id)),
  },
}
