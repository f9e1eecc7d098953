// A project as everybody sees it who has its address, and the switch of its owner; all of it is ASSUMED (BP-01, BP-04).
import { z } from 'zod'
import { actorShape, dataOf, instantShape, pageNumber, pageOf } from '../../wire.ts'

/** What is shown. */
export const showsShape = z.strictObject({
  labels: z.boolean(),
  dates: z.boolean(),
  descriptions: z.boolean(),
  assignees: z.boolean(),
  done: z.enum(['none', 'recent', 'all']),
})

/** Body of the owner's switch: what is absent stays. */
export const publicPageBody = z
  .strictObject({ is_on: z.boolean().optional(), shows: showsShape.partial().optional() })
  .refine((body) => Object.keys(body).length > 0, 'Say what is to be changed.')

/** How the public page of a project stands; `token` is null while it is off. */
export const publicPageShape = dataOf(
  z.object({
    is_on: z.boolean(),
    token: z.string().nullable(),
    shows: showsShape,
    by: actorShape.nullable(),
    since: instantShape.nullable(),
  }),
)

/** Path of a public project. */
export const tokenParams = z.object({ token: z.string().max(64) })

/** Path of a public task. */
export const publicTaskParams = tokenParams.extend({ code: z.string().max(24) })

/** Orders of the list; the project's own unless said. */
export const PUBLIC_SORTS = ['position', 'title', 'due_date', 'updated'] as const

/** Query of the list; `label` is a title. */
export const publicTasksQuery = z.object({
  workflow_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  label: z.string().max(100).default(''),
  search: z.string().max(200).default(''),
  sort: z.enum(PUBLIC_SORTS).default('position'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})

const coloured = z.object({ title: z.string(), color: z.string() })
const status = coloured.extend({ id: z.number().int() })

/** The head of the page: names and figures, nothing that names a person. */
export const publicProjectShape = dataOf(
  z.object({
    project: z.object({ name: z.string(), logo: z.string().nullable(), description: z.string().nullable() }),
    company: z.object({ name: z.string(), logo: z.string().nullable() }),
    workflows: z.array(status),
    labels: z.array(coloured),
    shows: showsShape,
    counts: z.object({ tasks: z.number().int(), done: z.number().int() }),
    updated_at: instantShape,
  }),
)

const publicTask = z.object({
  code: z.string(),
  title: z.string(),
  done: z.boolean(),
  estimative: z.number().int(),
  workflow: status,
  labels: z.array(coloured),
  assignees: z.array(z.object({ name: z.string() })),
  start_date: instantShape.nullable(),
  due_date: instantShape.nullable(),
})

/** A task of the list; what the owner does not show is empty. */
export type PublicListTask = z.infer<typeof publicTask>

/** A page of tasks. */
export const publicTasksShape = pageOf(publicTask)

/** One task. */
export const publicTaskOneShape = dataOf(publicTask.extend({ description: z.string().nullable() }))

/** Where a member of the workspace finds the project. */
export const publicHomeShape = dataOf(
  z.object({ company: z.object({ slug: z.string(), name: z.string() }), project: z.object({ slug: z.string() }) }),
)
