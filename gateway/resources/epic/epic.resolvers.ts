// Epics of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './epic.calls.ts'

/** An epic with the address of its project, by which its rights are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, epic: calls.EpicParent): calls.EpicParent {
  return { ...epic, at: { workspaceSlug, projectSlug } }
}

const written = (project: ProjectRef, write: () => Promise<calls.EpicParent>) =>
  payload(async () => ({ epic: placed(project, await write()) }), { epic: null })

/** Fields of Query, Mutation and Epic. */
export const epicResolvers = {
  Query: {
    async epics(_, { search, sort, descending, page, perPage, ...ref }, { rest }) {
      const order = (sort ?? 'POSITION').toLowerCase()
      const found = await calls.listEpics(rest, addressOf(ref), {
        search: search ?? '',
        sort: descending ? `-${order}` : sort ? order : undefined,
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      })
      return { ...found, nodes: found.nodes.map((epic) => placed(ref, epic)) }
    },
    async epic(_, { slug, ...ref }, { rest }) {
      const epic = await orNull(calls.getEpic(rest, addressOf(ref), slug))
      return epic && placed(ref, epic)
    },
    epicBurnup: (_, { id, timezone, ...ref }, { rest }) => orNull(calls.getEpicBurnup(rest, addressOf(ref), id, timezone ?? undefined)),
  },
  Mutation: {
    createEpic: (_, { project, input }, { rest }) => written(project, () => calls.createEpic(rest, addressOf(project), input)),
    updateEpic: (_, { project, id, input }, { rest }) => written(project, () => calls.updateEpic(rest, addressOf(project), id, input)),
    deleteEpic: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteEpic(rest, addressOf(project), id)),
  },
  Epic: {
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
