// A line of the Task Log on the wire.
import { z } from 'zod'
import { actorShape, createdAtShape, instantShape, toActor, toCreatedAt, toInstant } from '../../wire.ts'
import type { ActivityView } from './activities.store.ts'

const partShape = z.union([z.object({ text: z.string() }), z.object({ at: instantShape })])

/** A line: who, what, when (LOG-01). Where it names moments, `parts` is the same line with them apart, for a reader's own time zone. */
export const activityShape = z.object({
  created_at: createdAtShape,
  user: actorShape,
  message: z.string(),
  parts: z.array(partShape).optional(),
})

/** A line as answered; a deleted author is "Former member". */
export function toActivity({ createdAt, actor, actorName, message, parts }: ActivityView): z.infer<typeof activityShape> {
  return {
    created_at: toCreatedAt(createdAt),
    user: actor === null ? { name: actorName ?? 'Former member', avatar: null } : toActor(actor),
    message,
    ...(parts && { parts: parts.map((part) => ('at' in part ? { at: toInstant(new Date(part.at)) } : part)) }),
  }
}
