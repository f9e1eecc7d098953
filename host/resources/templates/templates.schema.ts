// Types, efforts and workflows on the wire.
import { z } from 'zod'
import { hexColor, shortTitle } from '../labels/labels.schema.ts'
import type { Template, TemplateKind } from './templates.store.ts'

const issues = z.literal('issues').optional()
const hours = z.number({ error: 'Use a number of hours.' }).min(0, 'Effort must not be negative.').max(100_000)

/** A type or workflow on the wire. */
export const colouredShape = z.object({ id: z.number().int(), title: z.string(), color: z.string() })

/** An effort on the wire; `effort` is hours. */
export const effortShape = z.object({ id: z.number().int(), title: z.string(), effort: z.number() })

/** Body of a new type or workflow (REST-54, REST-62). */
export const colouredBody = z.strictObject({ title: shortTitle, color: hexColor.optional(), type: issues })

/** Body of a changed type or workflow. */
export const colouredChange = z
  .strictObject({ title: shortTitle.optional(), color: hexColor.optional(), type: issues })
  .refine(({ title, color }) => title !== undefined || color !== undefined, 'Send a title or a color.')

/** Body of a new effort (REST-58). */
export const effortBody = z.strictObject({ title: shortTitle, effort: hours, type: issues })

/** Body of a changed effort. */
export const effortChange = z
  .strictObject({ title: shortTitle.optional(), effort: hours.optional(), type: issues })
  .refine(({ title, effort }) => title !== undefined || effort !== undefined, 'Send a title or an effort.')

/** Body of an order: every id of the list, once (PSET-11). */
export const orderBody = z.strictObject({ ids: z.array(z.number().int()).min(1).max(1_000) })

/** A type or workflow as answered. */
export function toColoured({ id, title, color }: Template): z.infer<typeof colouredShape> {
  return { id, title, color: color ?? '#000000' }
}

/** An effort as answered. */
export function toEffort(template: Template): z.infer<typeof effortShape> {
  return { id: template.id, title: template.title, effort: template.hours ?? 0 }
}

/** The kinds that have a colour. */
export const COLOURED_KINDS = ['type', 'workflow'] as const satisfies TemplateKind[]
