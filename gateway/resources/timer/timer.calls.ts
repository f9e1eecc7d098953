// REST calls and wire types of the running timer.
import { z } from 'zod'
import { RestError } from '../../errors.ts'
import type { RestClient } from '../../rest/client.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, instant, seconds, text, whole } from '../../rest/wire.ts'

/** A running timer. */
export const running = z
  .object({
    task: z.object({ uuid: z.string(), code: text, title: z.string(), company_slug: z.string(), project_slug: z.string() }),
    started_at: seconds,
  })
  .transform(({ task, started_at }) => ({
    taskId: task.uuid,
    taskCode: task.code,
    taskTitle: task.title,
    workspaceSlug: task.company_slug,
    projectSlug: task.project_slug,
    startedAt: instant(started_at),
  }))

const state = z
  .object({ data: running.nullish(), now: seconds.nullish() })
  .transform(({ data, now }) => ({ running: data ?? null, now: now ? instant(now) : new Date().toISOString() }))

/** ASSUMED `GET /timer/`. */
export function getTimer(rest: RestClient) {
  return rest.get('/timer/', { answer: state, whole: true })
}

/** REST-50. */
export function startTimer(rest: RestClient, at: ProjectAddress, uuid: string, comment: string) {
  return rest.post('/timer/start/', { query: { ...at }, body: { task_uuid: uuid, comment }, answer: running })
}

const ended = z
  .object({ seconds: whole.nullish() })
  .nullish()
  .transform((wire) => wire?.seconds ?? null)
  .catch(null)

/**
 * REST-51: one well-formed call (DEFECT-07). `endedAt` is ASSUMED: a host that refuses the field as unknown (400) has recorded nothing, and is asked
 * to end the timer now; `endedNow` says so. `seconds` is what was logged, where the host says.
 */
export async function endTimer(rest: RestClient, at: ProjectAddress, uuid: string, comment: string, endedAt: string | null) {
  const end = (more: object) => rest.post('/timer/end/', { query: { ...at }, body: { task_uuid: uuid, comment, ...more }, answer: ended })
  if (endedAt === null) return { seconds: await end({}), endedNow: false }
  try {
    return { seconds: await end({ ended_at: endedAt }), endedNow: false }
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 400) throw error
    return { seconds: await end({}), endedNow: true }
  }
}

/** REST-52. */
export function cancelTimer(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.post('/timer/cancel/', { query: { ...at }, body: { task_uuid: uuid, comment: '' }, answer: anything })
}
