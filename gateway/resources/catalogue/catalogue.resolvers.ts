// What a project's tasks can be given: workflows, types, efforts, labels, boards.
import type { MutationResolvers, Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { EffortInput, TaskTypeInput, WorkflowInput } from '../../schema-types.d.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './catalogue.calls.ts'

/** Names of the host's fields in inputs. */
const names = { effort: 'hours' }

const KINDS = { TYPE: 'type', EFFORT: 'effort', WORKFLOW: 'workflow' } as const

const replaced = (id: string, work: () => Promise<{ moved: number }>) =>
  payload(async () => ({ deletedId: id, ...(await work()) }), { deletedId: null, moved: null })

const typeBody = ({ title, color }: TaskTypeInput) => ({ title, color, type: 'issues' })
const effortBody = ({ title, hours }: EffortInput) => ({ title, effort: hours, type: 'issues' })
const workflowBody = ({ title, color }: WorkflowInput) => ({ title, color })

type Named = { title: string; color: string }
type Estimate = { title: string; hours: number }
/** What is given of a thing. */
type PartOf<Thing> = { [Name in keyof Thing]?: Thing[Name] | null | undefined }

/**
 * A thing as it is to be: of `names`, what is not given is as it is there now, since hosts want all of it in a `PUT` (OPEN-51). The list is read where
 * something is missing; what is not in it is left for the host to refuse.
 */
async function whole<Thing extends object>(
  id: string,
  part: PartOf<Thing>,
  names: readonly (keyof Thing)[],
  list: () => Promise<readonly (Thing & { id: string })[]>,
) {
  const now = names.every((name) => part[name] != null) ? undefined : (await list()).find((one) => one.id === id)
  return { ...Object.fromEntries(names.map((name) => [name, part[name] ?? now?.[name]])), id } as Thing & { id: string }
}

const NAMED = ['title', 'color'] as const
const ESTIMATE = ['title', 'hours'] as const

function removal(kind: calls.TemplateKind): NonNullable<MutationResolvers['deleteTaskType']> {
  return (_, { project, id }, { rest }) => deletion(id, () => calls.deleteTemplate(rest, kind, addressOf(project), id))
}

/** Fields of Query and Mutation about templates, labels and boards. */
export const catalogueResolvers = {
  Query: {
    workflows: (_, ref, { rest }) => calls.listProjectWorkflows(rest, addressOf(ref)),
    taskTypes: (_, ref, { rest }) => calls.listTemplates(rest, 'type', addressOf(ref)),
    efforts: (_, ref, { rest }) => calls.listEfforts(rest, addressOf(ref)),
    labels: (_, { notOnTask, ...ref }, { rest }) => calls.listLabels(rest, addressOf(ref), notOnTask ?? null),
    boards: (_, ref, { rest }) => calls.listBoards(rest, addressOf(ref)),
  },
  Mutation: {
    createTaskType: (_, { project, input }, { rest }) =>
      payload(
        async () => ({ taskType: { ...input, ...(await calls.createTemplate(rest, 'type', addressOf(project), typeBody(input))) } }),
        { taskType: null },
      ),
    updateTaskType: (_, { project, id, input }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(project)
          const taskType = await whole<Named>(id, input, NAMED, () => calls.listTemplates(rest, 'type', at))
          await calls.updateTemplate(rest, 'type', at, id, typeBody(taskType))
          return { taskType }
        },
        { taskType: null },
      ),
    deleteTaskType: removal('type'),
    createEffort: (_, { project, input }, { rest }) =>
      payload(
        async () => ({ effort: { ...input, ...(await calls.createTemplate(rest, 'effort', addressOf(project), effortBody(input))) } }),
        { effort: null },
        names,
      ),
    updateEffort: (_, { project, id, input }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(project)
          const effort = await whole<Estimate>(id, input, ESTIMATE, () => calls.listEfforts(rest, at))
          await calls.updateTemplate(rest, 'effort', at, id, effortBody(effort))
          return { effort }
        },
        { effort: null },
        names,
      ),
    deleteEffort: removal('effort'),
    createWorkflow: (_, { project, input }, { rest }) =>
      payload(
        async () => ({
          workflow: { ...input, ...(await calls.createTemplate(rest, 'workflow', addressOf(project), workflowBody(input))) },
        }),
        { workflow: null },
      ),
    updateWorkflow: (_, { project, id, input }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(project)
          const workflow = await whole<Named>(id, input, NAMED, () => calls.listProjectWorkflows(rest, at))
          await calls.updateTemplate(rest, 'workflow', at, id, workflowBody(workflow))
          return { workflow }
        },
        { workflow: null },
      ),
    deleteWorkflow: removal('workflow'),
    createLabel: (_, { project, input }, { rest }) =>
      payload(
        async () => ({
          label: { ...input, id: (await calls.createLabel(rest, addressOf(project), { title: input.title, color: input.color })).id },
        }),
        { label: null },
      ),
    updateLabel: (_, { project, id, input }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(project)
          const label = await whole<Named>(id, input, NAMED, () => calls.listLabels(rest, at, null))
          await calls.updateLabel(rest, at, id, { title: label.title, color: label.color })
          return { label }
        },
        { label: null },
      ),
    deleteLabel: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteLabel(rest, addressOf(project), id)),
    createBoard: (_, { project, id, title }, { rest }) =>
      payload(
        async () => {
          await calls.createBoard(rest, addressOf(project), { name: title, uuid: id })
          return { board: { id, title } }
        },
        { board: null },
        { name: 'title', uuid: 'id' },
      ),
    updateBoard: (_, { project, id, title }, { rest }) =>
      payload(
        async () => {
          await calls.updateBoard(rest, addressOf(project), id, title)
          return { board: { id, title } }
        },
        { board: null },
        { name: 'title' },
      ),
    deleteBoard: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteBoard(rest, addressOf(project), id)),
    orderTemplates: (_, { project, kind, ids }, { rest }) =>
      payload(
        async () => {
          await calls.orderTemplates(rest, KINDS[kind], addressOf(project), ids)
          return { ids }
        },
        { ids: null },
      ),
    replaceTemplate: (_, { project, kind, id, with: other }, { rest }) =>
      replaced(id, () => calls.replaceTemplate(rest, KINDS[kind], addressOf(project), id, other)),
    mergeLabels: (_, { project, id, with: other }, { rest }) => replaced(id, () => calls.mergeLabels(rest, addressOf(project), id, other)),
    putBackTemplate: (_, { project, kind, id }, { rest }) =>
      payload(() => calls.putBackTemplate(rest, KINDS[kind], addressOf(project), id), { moved: null }),
    putBackLabel: (_, { project, id }, { rest }) => payload(() => calls.putBackLabel(rest, addressOf(project), id), { moved: null }),
  },
} satisfies Resolvers
