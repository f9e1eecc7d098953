// The timer on the wire.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import { isoInstant } from '../tasks/tasks.schema.ts'
import type { RunningTimer } from './timer.store.ts'

/** A running timer; `now` is the server's clock, so that clients count from it. */
export const runningShape = z.object({
  task: z.object({ uuid: z.uuid(), code: z.string(), title: z.string(), company_slug: z.string(), project_slug: z.string() }),
  started_at: z.number().int(),
  now: z.number().int(),
})

/** What a finished timer became. */
export const endedShape = z.object({ id: z.number().int(), seconds: z.number().int() })

const comment = linesText(5000, 'A comment has at most 5000 characters.').nullish()

/** Body of start and cancel (REST-50, REST-52). */
export const timerBody = z.strictObject({ task_uuid: z.uuid(), comment })

/** Body of end (REST-51, DEFECT-07). */
export const timerEndBody = z.strictObject({ task_uuid: z.uuid(), comment, ended_at: isoInstant.nullish() })

/** A running timer as answered. */
export function toRunning(timer: RunningTimer, now = new Date()): z.infer<typeof runningShape> {
  const { taskId, code, title, companySlug, projectSlug, startedAt } = timer
  return {
    task: { uuid: taskId, code, title, company_slug: companySlug, project_slug: projectSlug },
    started_at: Math.floor(startedAt.getTime() / 1000),
    now: Math.floor(now.getTime() / 1000),
  }
}
