// What a project's tasks can be given: workflows, types, efforts, labels, boards.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import { listProjectWorkflows } from '../rest/projects.ts'
import * as calls from '../rest/templates.ts'
import { deletion, payload } from './payload.ts'

interface Coloured {
  title: string
  color: string
}

interface Write<Input> {
  project: ProjectRef
  input: Input
}

type Change<Input> = Write<Input> & { id: string }

interface Removal {
  project: ProjectRef
  id: string
}

/** The three mutations of one kind of template; `key` is the payload's field. */
function templateMutations<Input extends { title: string }, Key extends string>(
  kind: calls.TemplateKind,
  key: Key,
  body: (input: Input) => Record<string, unknown>,
) {
  const none = { [key]: null } as Record<Key, null>
  return {
    create: (_: unknown, { project, input }: Write<Input>, { rest }: GatewayContext) =>
      payload(
        async () => {
          const { id } = await calls.createTemplate(rest, kind, addressOf(project), body(input))
          return { [key]: { id, ...input } }
        },
        none,
        { effort: 'hours' },
      ),
    update: (_: unknown, { project, id, input }: Change<Input>, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.updateTemplate(rest, kind, addressOf(project), id, body(input))
          return { [key]: { id, ...input } }
        },
        none,
        { effort: 'hours' },
      ),
    remove: (_: unknown, { project, id }: Removal, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteTemplate(rest, kind, addressOf(project), id)),
  }
}

const types = templateMutations<Coloured, 'taskType'>('type', 'taskType', ({ title, color }) => ({ title, color, type: 'issues' }))
const efforts = templateMutations<{ title: string; hours: number }, 'effort'>('effort', 'effort', ({ title, hours }) => ({
  title,
  effort: hours,
  type: 'issues',
}))
const workflows = templateMutations<Coloured, 'workflow'>('workflow', 'workflow', ({ title, color }) => ({ title, color }))

/** Fields of Query and Mutation about templates, labels and boards. */
export const templateResolvers = {
  Query: {
    workflows: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => listProjectWorkflows(rest, ref.workspaceSlug, ref.projectSlug),
    taskTypes: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => calls.listTemplates(rest, 'type', addressOf(ref)),
    efforts: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => calls.listEfforts(rest, addressOf(ref)),
    labels: (_: unknown, { notOnTask, ...ref }: ProjectRef & { notOnTask?: string | null }, { rest }: GatewayContext) =>
      calls.listLabels(rest, addressOf(ref), notOnTask ?? null),
    boards: (_: unknown, ref: ProjectRef, { rest }: GatewayContext) => calls.listBoards(rest, addressOf(ref)),
  },
  Mutation: {
    createTaskType: types.create,
    updateTaskType: types.update,
    deleteTaskType: types.remove,
    createEffort: efforts.create,
    updateEffort: efforts.update,
    deleteEffort: efforts.remove,
    createWorkflow: workflows.create,
    updateWorkflow: workflows.update,
    deleteWorkflow: workflows.remove,
    createLabel: (_: unknown, { project, input }: Write<Coloured>, { rest }: GatewayContext) =>
      payload(
        async () => ({
          label: { ...input, id: (await calls.createLabel(rest, addressOf(project), { title: input.title, color: input.color })).id },
        }),
        { label: null },
      ),
    updateLabel: (_: unknown, { project, id, input }: Change<Coloured>, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.updateLabel(rest, addressOf(project), id, { title: input.title, color: input.color })
          return { label: { id, ...input } }
        },
        { label: null },
      ),
    deleteLabel: (_: unknown, { project, id }: Removal, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteLabel(rest, addressOf(project), id)),
    createBoard: (_: unknown, { project, id, title }: Removal & { title: string }, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.createBoard(rest, addressOf(project), { name: title, uuid: id })
          return { board: { id, title } }
        },
        { board: null },
        { name: 'title', uuid: 'id' },
      ),
    updateBoard: (_: unknown, { project, id, title }: Removal & { title: string }, { rest }: GatewayContext) =>
      payload(
        async () => {
          await calls.updateBoard(rest, addressOf(project), id, title)
          return { board: { id, title } }
        },
        { board: null },
        { name: 'title' },
      ),
    deleteBoard: (_: unknown, { project, id }: Removal, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteBoard(rest, addressOf(project), id)),
  },
}
