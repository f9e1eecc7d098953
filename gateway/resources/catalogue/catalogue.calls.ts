// REST calls and wire types of types, efforts and workflows (project templates), labels and boards.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, colour, id, number } from '../../rest/wire.ts'

/** A workflow, type or label. */
export const workflow = z.object({ id, title: z.string(), color: colour })

/** An effort, in hours. */
export const effort = z
  .object({ id, title: z.string(), effort: number.nullish() })
  .transform(({ id, title, effort }) => ({ id, title, hours: effort ?? 0 }))

/** A board; hosts send `label`, `name` or both (DEFECT-19). */
export const board = z
  .object({ uuid: z.string(), label: z.string().nullish(), name: z.string().nullish() })
  .transform(({ uuid, label, name }) => ({ id: uuid, title: name ?? label ?? uuid }))

/** How many tasks got the other one. */
const moved = z.object({ moved: z.number().int() })

/** The kinds of templates and their last path segment. */
export type TemplateKind = 'type' | 'effort' | 'workflow'

/** REST-53, 57, 61. */
export function listTemplates(rest: RestClient, kind: 'type' | 'workflow', at: ProjectAddress) {
  return rest.get(`/project-templates/${kind}/`, { query: { ...at }, answer: z.array(workflow) })
}

/** REST-57. */
export function listEfforts(rest: RestClient, at: ProjectAddress) {
  return rest.get('/project-templates/effort/', { query: { ...at }, answer: z.array(effort) })
}

/** REST-54, 58, 62: POST; the body as the kind wants it. */
export function createTemplate(rest: RestClient, kind: TemplateKind, at: ProjectAddress, body: Record<string, unknown>) {
  return rest.post(`/project-templates/${kind}/`, { query: { ...at }, body, answer: z.object({ id }) })
}

/** REST-55, 59, 63: PUT with the body of POST (OPEN-51). */
export function updateTemplate(
  rest: RestClient,
  kind: TemplateKind,
  at: ProjectAddress,
  templateId: string,
  body: Record<string, unknown>,
) {
  return rest.put(path`/project-templates/${kind}/${templateId}`, { query: { ...at }, body, answer: anything })
}

/** REST-56, 60, 64. */
export function deleteTemplate(rest: RestClient, kind: TemplateKind, at: ProjectAddress, templateId: string) {
  return rest.delete(path`/project-templates/${kind}/${templateId}`, {
    query: { ...at },
    answer: anything,
  })
}

/** ASSUMED: every id of the list, in its new order. */
export function orderTemplates(rest: RestClient, kind: TemplateKind, at: ProjectAddress, ids: readonly string[]) {
  return rest.put(`/project-templates/${kind}/order/`, { query: { ...at }, body: { ids: ids.map(Number) }, answer: anything })
}

/** ASSUMED: tasks get `other`, then it is deleted. */
export function replaceTemplate(rest: RestClient, kind: TemplateKind, at: ProjectAddress, templateId: string, other: string) {
  return rest.post(path`/project-templates/${kind}/${templateId}/replace/`, {
    query: { ...at },
    body: { with: Number(other) },
    answer: moved,
  })
}

/** ASSUMED: tasks get the label `other`, then it is deleted. */
export function mergeLabels(rest: RestClient, at: ProjectAddress, labelId: string, other: string) {
  return rest.post(path`/task-labels/${labelId}/merge/`, { query: { ...at }, body: { with: Number(other) }, answer: moved })
}

/** ASSUMED: undoes the replacement of a template. */
export function putBackTemplate(rest: RestClient, kind: TemplateKind, at: ProjectAddress, templateId: string) {
  return rest.post(path`/project-templates/${kind}/${templateId}/put-back/`, { query: { ...at }, body: {}, answer: moved })
}

/** ASSUMED: undoes the merge of a label. */
export function putBackLabel(rest: RestClient, at: ProjectAddress, labelId: string) {
  return rest.post(path`/task-labels/${labelId}/put-back/`, { query: { ...at }, body: {}, answer: moved })
}

/** REST-10: the workflows of a project. */
export function listProjectWorkflows(rest: RestClient, at: ProjectAddress) {
  return rest.get('/projects-workflows/', { query: { ...at }, answer: z.array(workflow) })
}

/** REST-65; without a task all labels of the project (ASSUMED). */
export function listLabels(rest: RestClient, at: ProjectAddress, notOnTask: string | null) {
  const query = { ...at, ...(notOnTask !== null && { task_uuid: notOnTask }) }
  return rest.get('/task-labels/not-added', { query, answer: z.array(workflow) })
}

/** REST-66. */
export function createLabel(rest: RestClient, at: ProjectAddress, body: { title: string; color: string }) {
  return rest.post('/task-labels/', { query: { ...at }, body, answer: z.object({ id }) })
}

/** REST-67. */
export function updateLabel(rest: RestClient, at: ProjectAddress, labelId: string, body: Record<string, unknown>) {
  return rest.put(path`/task-labels/${labelId}`, { query: { ...at }, body, answer: anything })
}

/** REST-70. */
export function deleteLabel(rest: RestClient, at: ProjectAddress, labelId: string) {
  return rest.delete(path`/task-labels/${labelId}`, { query: { ...at }, answer: anything })
}

/** REST-74. */
export function listBoards(rest: RestClient, at: ProjectAddress) {
  return rest.get('/project-boards/', { query: { ...at }, answer: z.array(board) })
}

/** REST-75; the uuid is the client's. */
export function createBoard(rest: RestClient, at: ProjectAddress, body: { name: string; uuid: string }) {
  return rest.post('/project-boards/', { query: { ...at }, body, answer: anything })
}

/** REST-76. */
export function updateBoard(rest: RestClient, at: ProjectAddress, uuid: string, name: string) {
  return rest.put(path`/project-boards/${uuid}/`, { query: { ...at }, body: { name }, answer: anything })
}

/** REST-77. */
export function deleteBoard(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.delete(path`/project-boards/${uuid}/`, { query: { ...at }, answer: anything })
}
