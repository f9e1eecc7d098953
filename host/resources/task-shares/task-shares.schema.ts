// How a task is shared, on the wire. ASSUMED.
import { z } from 'zod'
import { actorShape, dataOf, instantShape, toActor, toInstant } from '../../wire.ts'
import type { TaskShare } from './task-shares.store.ts'

/** Path of a task. */
export const taskParams = z.object({ uuid: z.uuid() })

/** Body of the switch. */
export const shareBody = z.strictObject({ is_on: z.boolean() })

/** `token` is the key of the address; null, as are who and since when, while it is off. */
export const taskShareShape = z.object({
  uuid: z.uuid(),
  code: z.string(),
  title: z.string(),
  is_on: z.boolean(),
  token: z.string().nullable(),
  by: actorShape.nullable(),
  since: instantShape.nullable(),
})

/** Answer about one. */
export const taskShareAnswer = dataOf(taskShareShape)

/** On the wire. */
export function toTaskShare({ taskId, code, title, share }: TaskShare): z.infer<typeof taskShareShape> {
  return {
    ...{ uuid: taskId, code, title, is_on: share !== null, token: share?.token ?? null },
    ...{ by: share && toActor(share.by), since: share && toInstant(share.sharedAt) },
  }
}
