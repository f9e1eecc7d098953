// A line of the Task Log on the wire.
import { z } from 'zod'
import { actorShape, createdAtShape, toActor, toCreatedAt } from '../../wire.ts'
import type { ActivityView } from './activities.store.ts'

/** A line: who, what, when (LOG-01). */
export const activityShape = z.object({ created_at: createdAtShape, user: actorShape, message: z.string() })

/** A line as answered; a deleted author is "Former member". */
export function toActivity({ createdAt, actor, message }: ActivityView): z.infer<typeof activityShape> {
  return { created_at: toCreatedAt(createdAt), user: actor === null ? { name: 'Former member', avatar: null } : toActor(actor), message }
}
