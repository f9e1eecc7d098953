// What a project's tasks can be given: workflows, types, efforts, labels, boards.
import type { MutationResolvers, Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { UpdateEffortInput, UpdateTaskTypeInput, UpdateWorkflowInput } from '../../schema-types.d.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './catalogue.calls.ts'

/** Names of the host's fields in inputs. */
const names = { effort: 'hours' }

const KINDS = { TYPE: 'type', EFFORT: 'effort', WORKFLOW: 'workflow' } as const

const replaced = (id: string, work: () => Promise<{ moved: number }>) =>
  payload(async () => ({ deletedId: id, ...(await work()) }), { deletedId: null, moved: null })

// What is not given is left out of the JSON.
const typeBody = ({ title, color }: UpdateTaskTypeInput) => ({ title, color, type: 'issues' })
const effortBody = ({ title, hours }: UpdateEffortInput) => ({ title, effort: hours, type: 'issues' })
const workflowBody = ({ title, color }: UpdateWorkflowInput) => ({ title, color })

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
      payload(async () => ({ taskType: await calls.updateTemplate(rest, 'type', addressOf(project), id, typeBody(input)) }), {
        taskType: null,
      }),
    deleteTaskType: removal('type'),
    createEffort: (_, { project, input }, { rest }) =>
      payload(
        async () => ({ effort: { ...input, ...(await calls.createTemplate(rest, 'effort', addressOf(project), effortBody(input))) } }),
        { effort: null },
        names,
      ),
    updateEffort: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ effort: await calls.updateEffort(rest, addressOf(project), id, effortBody(input)) }), { effort: null }, names),
    deleteEffort: removal('effort'),
    createWorkflow: (_, { project, input }, { rest }) =>
      payload(
        async () => ({
          workflow: { ...input, ...(await calls.createTemplate(rest, 'workflow', addressOf(project), workflowBody(input))) },
        }),
        { workflow: null },
      ),
    updateWorkflow: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ workflow: await calls.updateTemplate(rest, 'workflow', addressOf(project), id, workflowBody(input)) }), {
        workflow: null,
      }),
    deleteWorkflow: removal('workflow'),
    createLabel: (_, { project, input }, { rest }) =>
      payload(
        async () => ({
          label: { ...input, id: (await calls.createLabel(rest, addressOf(project), { title: input.title, color: input.color })).id },
        }),
        { label: null },
      ),
    updateLabel: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ label: await calls.updateLabel(rest, addressOf(project), id, { title: input.title, color: input.color }) }), {
        label: null,
      }),
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
