// REST calls of tasks: lists, one, writing, moving, people, labels, favourites.
import { z } from 'zod'
import type { Query, RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, colour, flag, id, whole } from '../../rest/wire.ts'
import { watching } from '../notification/notification.calls.ts'
import { task } from './task.reader.ts'

/** Relatives come all in one answer, with their descriptions and the pictures in these. */
const MOST_BYTES = 32_000_000

/** What writes answer is not stated; where it is the task itself, it need not be asked for again. */
export const maybeTask = z.unknown().transform((body) => task.safeParse(body).data ?? null)

/** ASSUMED `GET /tasks/` (OPEN-32): one page. */
export function listTasks(rest: RestClient, query: Query & { page: number }) {
  return rest.get('/tasks/', { query, answer: pageOf(task, query.page), whole: true })
}

const groupCounts = z
  .array(z.object({ id: id.nullable(), count: whole }).transform(({ id: group, count }) => ({ group, count })))
  .nullable()

/** ASSUMED `GET /task-counts/`. */
export function countTasks(rest: RestClient, query: Query) {
  return rest.get('/task-counts/', { query, answer: groupCounts })
}

const titles = z
  .object({
    ...{
      total: whole,
      latest: z.string(),
      next: z.string().nullable(),
      project_slugs: z.string().array(),
      project_names: z.string().array(),
      uuid: z.string().array(),
    },
    ...{
      code: z.string().array(),
      title: z.string().array(),
      project: whole.array(),
      color: colour.nullable().array(),
      done: flag.array(),
    },
  })
  .refine(
    ({ project_slugs, project_names, uuid, code, title, project, color, done }) =>
      [code, title, project, color, done].every(({ length }) => length === uuid.length) &&
      project_names.length === project_slugs.length &&
      project.every((place) => project_slugs[place] !== undefined),
    'The columns do not fit together.',
  )
  .transform(({ project_slugs: projectSlugs, project_names: projectNames, uuid, code, title, project, color, ...rest }) => ({
    ...{ ...rest, projectSlugs, projectNames, ids: uuid, codes: code, titles: title, projects: project, colors: color },
  }))

/** ASSUMED `GET /task-titles/`. */
export function listTaskTitles(rest: RestClient, query: Query) {
  return rest.get('/task-titles/', { query, answer: titles })
}

const oneTask = z.intersection(task, z.object({ watching: watching.nullish() }))

/** ASSUMED `GET /tasks/{uuid}/` (OPEN-32), with how the viewer stands to it where the host says so (INBOX-06). */
export function getTask(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.get(path`/tasks/${uuid}/`, { query: { ...at }, answer: oneTask })
}

/** REST-20 (TCREATE-10). */
export function createTask(rest: RestClient, at: ProjectAddress, body: Record<string, unknown>) {
  return rest.post('/tasks/', { query: { ...at, is_archived: 0, members: '' }, body, answer: task })
}

/** REST-21: exactly one field. */
export function updateTask(rest: RestClient, at: ProjectAddress, uuid: string, field: string, value: unknown) {
  return rest.put(path`/tasks/${uuid}/`, { query: { ...at }, body: { [field]: value }, answer: maybeTask })
}

/** REST-22: toggles. */
export function toggleDone(rest: RestClient, at: ProjectAddress, uuid: string, username: string) {
  return rest.put(path`/tasks/${uuid}/done/`, { query: { ...at }, body: { username }, answer: maybeTask })
}

/** REST-23. */
export function setEstimative(rest: RestClient, at: ProjectAddress, uuid: string, estimative: number) {
  return rest.put(path`/tasks/${uuid}/estimative/`, { query: { ...at }, body: { estimative }, answer: maybeTask })
}

/** REST-24. */
export function setBoard(rest: RestClient, at: ProjectAddress, uuid: string, boardUuid: string) {
  return rest.put(path`/tasks/${uuid}/project_board/`, { query: { ...at }, body: { board_uuid: boardUuid }, answer: maybeTask })
}

/** REST-25. */
export function listSubtasks(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.get(path`/tasks/${uuid}/sub-tasks/`, { query: { ...at }, answer: z.array(task), mostBytes: MOST_BYTES })
}

/** REST-26. */
export function listParents(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.get(path`/tasks/${uuid}/related-tasks/`, { query: { ...at }, answer: z.array(task), mostBytes: MOST_BYTES })
}

/** REST-27. */
export function deleteTask(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.delete(path`/tasks/${uuid}/`, { query: { ...at }, answer: anything })
}

/** REST-28: only 201 counts (DUP-01). */
export function duplicateTask(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.post(path`/tasks/${uuid}/duplicate/`, { query: { ...at }, answer: task, only: 201 })
}

/** REST-31: toggles. */
export function toggleFavorite(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.post(path`/favorites/${uuid}/`, {
    query: { ...at },
    body: { uuid },
    answer: z.object({ is_favorite: flag }).partial().nullable().catch(null),
  })
}

/** REST-68 (OPEN-51). */
export function attachLabel(rest: RestClient, at: ProjectAddress, uuid: string, labelId: string) {
  return rest.post(path`/task-labels/${labelId}/attach`, { query: { ...at }, body: { task_uuid: uuid }, answer: maybeTask })
}

/** REST-69 (OPEN-51). */
export function detachLabel(rest: RestClient, at: ProjectAddress, uuid: string, labelId: string) {
  return rest.delete(path`/task-labels/${labelId}/detach`, { query: { ...at, task_uuid: uuid }, answer: maybeTask })
}

/** REST-72. */
export function assign(rest: RestClient, at: ProjectAddress, uuid: string, username: string) {
  return rest.post('/task-assignees/', { query: { ...at, task_uuid: uuid }, body: { username }, answer: maybeTask })
}

/** REST-73. */
export function unassign(rest: RestClient, at: ProjectAddress, uuid: string, username: string) {
  return rest.delete('/task-assignees/', { query: { ...at, task_uuid: uuid, username }, answer: maybeTask })
}
