// Putting a list of types, efforts or statuses in order, and giving the tasks of one another one; as the kinds of the catalogue do it.
import type { Api } from '#src/data/api.ts'
import type { AnyItemKind, ProjectAddress } from '#src/model/catalogue/item-kind.ts'
import { MergeLabels, OrderTemplates, PutBackLabel, PutBackTemplate, ReplaceTemplate } from './template.graphql.ts'

type TemplateKind = 'TYPE' | 'EFFORT' | 'WORKFLOW'
type Writes = Required<Pick<AnyItemKind, 'counted' | 'order' | 'replace' | 'putBack'>>

const laneOf = ({ workspaceSlug, projectSlug }: ProjectAddress, kind: string) => `Templates:${workspaceSlug}/${projectSlug}:${kind}`

/** What a kind of template can besides what every kind can. */
export function templateWrites(kind: TemplateKind): Writes {
  return {
    counted: kind,
    order: (api: Api, project: ProjectAddress, ids: readonly string[]) =>
      api.mutate(OrderTemplates, { project, kind, ids: [...ids] }, { lane: laneOf(project, kind) }),
    replace: async (api: Api, project: ProjectAddress, id: string, other: string) =>
      (await api.mutate(ReplaceTemplate, { project, kind, id, with: other }, { lane: laneOf(project, kind) })).moved ?? 0,
    putBack: (api: Api, project: ProjectAddress, id: string) =>
      api.mutate(PutBackTemplate, { project, kind, id }, { lane: laneOf(project, kind) }),
  }
}

/** What labels can: they stand by name, and two become one. */
export const labelWrites: Omit<Writes, 'order'> = {
  counted: 'LABEL',
  replace: async (api: Api, project: ProjectAddress, id: string, other: string) =>
    (await api.mutate(MergeLabels, { project, id, with: other }, { lane: laneOf(project, 'LABEL') })).moved ?? 0,
  putBack: (api: Api, project: ProjectAddress, id: string) => api.mutate(PutBackLabel, { project, id }, { lane: laneOf(project, 'LABEL') }),
}
