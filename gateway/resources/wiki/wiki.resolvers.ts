// The wiki of a project.

import type { Resolvers } from '../../resolver-types.d.ts'
import type { RestClient } from '../../rest/client.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { listMentions } from '../mention/mention.calls.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './wiki.calls.ts'

/** Names of the host's fields in inputs. */
const names = { parent_id: 'parentId' }

/** A page with the address of its project, by which its rights and what names it are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, { backlinks: _, ...page }: Awaited<ReturnType<typeof calls.getPage>>) {
  return { ...page, at: { workspaceSlug, projectSlug } } satisfies calls.WikiPageParent
}

function written(project: ProjectRef, write: () => ReturnType<typeof calls.getPage>) {
  return payload(async () => ({ wikiPage: placed(project, await write()) }), { wikiPage: null }, names)
}

/** A publishing that another one stands in the way of answers what is there (WIKI-06). */
async function published(rest: RestClient, project: ProjectRef, id: string, write: () => ReturnType<typeof calls.getPage>) {
  const done = await written(project, write)
  const clash = done.userErrors[0]?.code === 'CONFLICT'
  const current = clash ? await orNull(calls.getPage(rest, addressOf(project), id)) : null
  return { ...done, current: current && placed(project, current) }
}

const from1 = (page: number | null | undefined) => Math.max(1, page ?? 1)

/** Fields of Query, Mutation and WikiPage. */
export const wikiResolvers = {
  Query: {
    async wikiPages(_, { parent, page, perPage, ...ref }, { rest }) {
      const list = await calls.listPages(rest, addressOf(ref), parent ?? null, { page: from1(page), perPage: perPage ?? undefined })
      return { ...list, nodes: list.nodes.map((one) => placed(ref, one)) }
    },
    async wikiPage(_, { slug, ...ref }, { rest }) {
      const page = await orNull(calls.getPage(rest, addressOf(ref), slug))
      return page && placed(ref, page)
    },
    async wikiSearch(_, { search, page, perPage, ...ref }, { rest }) {
      const found = await calls.searchPages(rest, addressOf(ref), search, { page: from1(page), perPage: perPage ?? undefined })
      return { ...found, nodes: found.nodes.map((hit) => ({ ...hit, page: placed(ref, hit.page) })) }
    },
    async wikiBin(_, { page, ...ref }, { rest }) {
      const found = await calls.listBin(rest, addressOf(ref), from1(page))
      return { ...found, nodes: found.nodes.map((one) => ({ ...one, page: placed(ref, one.page) })) }
    },
    wikiVersions: (_, { id, page, ...ref }, { rest }) => orNull(calls.listVersions(rest, addressOf(ref), id, from1(page))),
    wikiVersion: (_, { id, number, ...ref }, { rest }) => orNull(calls.getVersion(rest, addressOf(ref), id, number)),
  },
  Mutation: {
    createWikiPage: (_, { project, input }, { rest }) => written(project, () => calls.createPage(rest, addressOf(project), input)),
    renameWikiPage: (_, { project, id, title }, { rest }) => written(project, () => calls.renamePage(rest, addressOf(project), id, title)),
    moveWikiPage: (_, { project, id, input }, { rest }) => written(project, () => calls.movePage(rest, addressOf(project), id, input)),
    deleteWikiPage: (_, { project, id }, { rest }) => deletion(id, () => calls.deletePage(rest, addressOf(project), id)),
    restoreWikiPage: (_, { project, id }, { rest }) => written(project, () => calls.restorePage(rest, addressOf(project), id)),
    emptyWikiBin: (_, { project }, { rest }) =>
      payload(async () => ({ deletedCount: await calls.emptyBin(rest, addressOf(project)) }), { deletedCount: null }),
    saveWikiDraft: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ savedAt: (await calls.saveDraft(rest, addressOf(project), id, input)).saved_at }), { savedAt: null }),
    discardWikiDraft: (_, { project, id }, { rest }) => deletion(id, () => calls.discardDraft(rest, addressOf(project), id)),
    followWikiPage: (_, { project, id, follow }, { rest }) =>
      written(project, () => calls.followPage(rest, addressOf(project), id, follow)),
    publishWikiPage: (_, { project, id, input }, { rest }) =>
      published(rest, project, id, () => calls.publishPage(rest, addressOf(project), id, input)),
    restoreWikiVersion: (_, { project, id, number, version }, { rest }) =>
      published(rest, project, id, () => calls.restoreVersion(rest, addressOf(project), id, number, version)),
  },
  WikiPage: {
    async mentions({ id, at }, _, { rest }) {
      const list = at && (await orNull(listMentions(rest, addressOf(at), { wikiPageId: id, page: 1 })))
      return list?.nodes ?? null
    },
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
