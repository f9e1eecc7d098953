// What the calls about labels accept.
import { z } from 'zod'
import { lineText } from '../../plain-text.ts'
import { projectQuery } from '../../wire.ts'

/** `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a color like #088EFB.')

/** A short name: one line, trimmed, 1–80 characters. */
export const shortTitle = lineText(80, { none: 'A title is required.', long: 'A title has at most 80 characters.' })

/** A database id in a path. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** A label on the wire. */
export const labelShape = z.object({ id: z.number().int(), title: z.string(), color: z.string() })

/** Query of the list: without a task it is all labels of the project. */
export const labelsQuery = projectQuery.extend({ task_uuid: z.union([z.literal(''), z.uuid()]).optional() })

/** Query of the detach call. */
export const detachQuery = projectQuery.extend({ task_uuid: z.uuid() })

/** Body of a new label (REST-66). */
export const labelBody = z.strictObject({ title: shortTitle, color: hexColor.optional() })

/** Body of a changed label (REST-67). */
export const labelChange = z.strictObject({ title: shortTitle.optional(), color: hexColor.optional() })

/** Body of the attach call (REST-68). */
export const attachBody = z.strictObject({ task_uuid: z.uuid() })

/** Body of a replacement: what tasks get instead (PSET-12, PSET-13). */
export const replaceBody = z.strictObject({ with: z.number().int().min(1).max(2_147_483_647) })

/** Answer of a replacement: how many tasks got the other one. */
export const replacedShape = z.object({ moved: z.number().int() })

/** Body of the bulk call (REST-71); `selected` is a flag of the client and ignored. */
export const bulkBody = z.strictObject({
  labels: z.array(z.strictObject({ title: shortTitle, color: hexColor.optional(), selected: z.boolean().optional() })).max(50),
})
