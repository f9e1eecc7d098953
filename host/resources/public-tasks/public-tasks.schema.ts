// A task as everybody sees it who has its link.
import { z } from 'zod'
import { instantShape, projectQuery } from '../../wire.ts'

const coloured = z.object({ title: z.string(), color: z.string() })

/** Path of a shared task. */
export const publicParams = z.object({ uuid: z.uuid() })

/** Query of a shared task: the address it was shared by names both; `key` is what it was shared with. */
export const publicQuery = projectQuery.extend({ key: z.string().max(200).default('') })

/** What leaves the project: nothing that names a person but their name, nothing that leads to files, comments or time. */
export const publicTaskShape = z.object({
  uuid: z.uuid(),
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  company: z.object({ slug: z.string(), name: z.string() }),
  project: z.object({ slug: z.string(), name: z.string() }),
  done: z.boolean(),
  estimative: z.number().int(),
  workflow: coloured,
  type: coloured.nullable(),
  labels: z.array(coloured),
  assignees: z.array(z.object({ name: z.string() })),
  start_date: instantShape.nullable(),
  due_date: instantShape.nullable(),
  checklist: z.object({ done: z.number().int(), total: z.number().int() }),
  updated_at: instantShape,
})

/** A shared task on the wire. */
export type PublicTask = z.infer<typeof publicTaskShape>
