// REST calls and wire types of moves: what one would take away, the move itself, and its way back.
import { z } from 'zod'
import { RestError } from '../../errors.ts'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { unwrap } from '../../rest/unwrap.ts'
import { enumName, text, whole } from '../../rest/wire.ts'
import { task } from '../task/task.reader.ts'

/** What a move may take away, as the host names it. */
const KINDS = [
  'sprint',
  'user_story',
  'board',
  'workflow',
  'type',
  'effort',
  'label',
  'parent',
  'subtask',
  'assignee',
  'timer',
  'code',
  'task',
] as const

// What a newer host loses besides has no name here; it is left out rather than called something else.
const losses = z
  .array(z.object({ uuid: z.string(), code: text, what: z.string(), title: z.string() }))
  .nullish()
  .transform((list) =>
    (list ?? []).flatMap(({ uuid, code, what, title }) => {
      const kind = KINDS.find((known) => known === what)
      return kind === undefined ? [] : [{ taskId: uuid, code, what: enumName(kind), title }]
    }),
  )

const preview = z.object({ subtasks: whole, losses })

/** Where tasks go to, as the wire names it. */
export type MoveEnds = ProjectAddress & { new_company_slug: string; new_project_slug: string }

/** ASSUMED `POST /task-moves/preview/`; it changes nothing. */
export function previewMove(rest: RestClient, ends: MoveEnds, uuids: readonly string[], subtasks: boolean) {
  const query = { company_slug: ends.company_slug }
  return rest.post('/task-moves/preview/', { query, body: { ...ends, uuids, subtasks }, answer: preview, asks: true })
}

// What REST-29 answers is not stated; what stands beside the task is ASSUMED.
const moved = z.unknown().transform((body) => {
  const beside = z
    .object({ along: z.array(task), left: losses })
    .partial()
    .safeParse(body).data
  return { task: task.safeParse(unwrap(body)).data ?? null, along: beside?.along ?? [], left: beside?.left ?? [] }
})

/**
 * REST-29 (MOVE-02). `subtasks` and `move_uuid` are ASSUMED. A host that refuses them as unknown (400) has changed nothing: without subtasks it is asked
 * once more, and `undoable` says that it does not remember the move; with them the refusal stands.
 */
export async function moveTask(
  rest: RestClient,
  ends: MoveEnds & { new_workflow_id: number | string },
  uuid: string,
  { withSubtasks, moveId }: { withSubtasks: boolean; moveId: string | null },
) {
  const send = (more: object) =>
    rest.post(path`/tasks/${uuid}/move`, {
      query: { company_slug: ends.company_slug },
      body: { ...ends, ...more },
      answer: moved,
      whole: true,
    })
  const more = { ...(withSubtasks && { subtasks: true }), ...(moveId !== null && { move_uuid: moveId }) }
  try {
    return { ...(await send(more)), undoable: moveId !== null }
  } catch (error) {
    if (moveId === null || withSubtasks || !(error instanceof RestError) || error.status !== 400) throw error
    return { ...(await send({})), undoable: false }
  }
}

/** ASSUMED `POST /task-moves/{uuid}/undo/`. */
export function undoMove(rest: RestClient, companySlug: string, uuid: string, moveId: string) {
  const call = { query: { company_slug: companySlug }, body: { task_uuid: uuid }, answer: moved, whole: true }
  return rest.post(path`/task-moves/${moveId}/undo/`, call)
}
