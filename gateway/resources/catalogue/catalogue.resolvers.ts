// What a project's tasks can be given: workflows, types, efforts, labels, boards.
import type { GatewayContext } from '../../context.ts'
import type { MutationResolvers, Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { EffortInput, ProjectRef, TaskTypeInput, WorkflowInput } from '../../schema-types.d.ts'
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

type Body = Parameters<typeof calls.createTemplate>[3]

/** Creates a template, or with an id changes it; answers its id. */
async function save({ rest }: GatewayContext, kind: calls.TemplateKind, { project, id }: { project: ProjectRef; id?: string }, body: Body) {
  const at = addressOf(project)
  if (id === undefined) return (await calls.createTemplate(rest, kind, at, body)).id
  await calls.updateTemplate(rest, kind, at, id, body)
  return id
}

function removal(kind: calls.TemplateKind): NonNullable<MutationResolvers['deleteTaskType']> {
  return (_, { project, id }, { rest }) => deletion(id, () => calls.deleteTemplate(rest, kind, addressOf(project), id))
}

const saveType: NonNullable<MutationResolvers['createTaskType']> = (_, args, context) =>
  payload(
    async () => ({ taskType: { ...args.input, id: await save(context, 'type', args, typeBody(args.input)) } }),
    { taskType: null },
    names,
  )
const saveEffort: NonNullable<MutationResolvers['createEffort']> = (_, args, context) =>
  payload(
    async () => ({ effort: { ...args.input, id: await save(context, 'effort', args, effortBody(args.input)) } }),
    { effort: null },
    names,
  )
const saveWorkflow: NonNullable<MutationResolvers['createWorkflow']> = (_, args, context) =>
  payload(
    async () => ({ workflow: { ...args.input, id: await save(context, 'workflow', args, workflowBody(args.input)) } }),
    { workflow: null },
    names,
  )

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
    createTaskType: saveType,
    updateTaskType: saveType,
    deleteTaskType: removal('type'),
    createEffort: saveEffort,
    updateEffort: saveEffort,
    deleteEffort: removal('effort'),
    createWorkflow: saveWorkflow,
    updateWorkflow: saveWorkflow,
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
          await calls.updateLabel(rest, addressOf(project), id, { title: input.title, color: input.color })
          return { label: { id, ...input } }
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
