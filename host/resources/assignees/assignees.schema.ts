// What the calls about assignees accept.
import { z } from 'zod'
import { projectQuery } from '../../wire.ts'

/** Query of the assign call (REST-72). */
export const assignQuery = projectQuery.extend({ task_uuid: z.uuid() })

/** Body of the assign call. */
export const assignBody = z.strictObject({ username: z.string().trim().toLowerCase().min(1, 'A username is required.').max(60) })

/** Query of the unassign call (REST-73). */
export const unassignQuery = assignQuery.extend({ username: z.string().trim().toLowerCase().min(1).max(60) })
