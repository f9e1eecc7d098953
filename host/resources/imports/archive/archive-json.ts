// What may stand in the columns of an archive that hold JSON, and texts that have to be more than texts (EXPORT-02).
import { z } from 'zod'
import { zoneName } from '../../../wire.ts'
import { FIELD_GOALS, FIELD_KINDS } from '../../forms/form-parts.ts'
import { readRule, writeRule } from '../../recurrences/rule.ts'

const line = z.string().max(5_000)
const number = z.number().int().min(1).max(2_147_483_647)
const amount = z.number().int().min(-1e15).max(1e15)
const some = <Shape extends z.ZodType>(shape: Shape, most: number) => z.array(shape).max(most)

const address = z.object({ street: some(line, 20), postcode: line, city: line, region: line })
const party = z.object({ name: line, address, country: line.nullable(), tax_id: line, email: line, lines: some(line, 50) })
const discount = z.union([z.strictObject({ bp: amount }), z.strictObject({ amount })])
const taxLines = some(z.record(z.string().max(40), amount), 100)
const labels = z.record(z.string().max(80), z.string().max(200))
const limit = z.number().min(-1e12).max(1e12).nullable()

const field = z.object({
  id: z.number().int().min(1).max(1_000_000),
  kind: z.enum(FIELD_KINDS),
  label: z.string().min(1).max(120),
  help: z.string().max(300),
  required: z.boolean(),
  to: z.enum(FIELD_GOALS),
  min: limit,
  max: limit,
  options: some(z.object({ label: z.string().min(1).max(120), ref: number.nullable() }), 50),
})
const answer = z.object({
  field: z.number().int(),
  label: line,
  kind: z.enum(FIELD_KINDS),
  value: z.union([z.string().max(100_000), z.number(), z.boolean(), some(line, 50)]),
})
const presets = z.object({
  ...{ workflowId: number.nullable(), typeId: number.nullable(), boardId: z.guid().nullable(), labels: some(number, 50) },
  ...{ people: some(z.guid(), 50), draft: z.boolean() },
})
const task = z.object({
  ...{ title: z.string().trim().min(1).max(500), description: z.string().max(5_000_000).nullable() },
  ...{ workflowId: number.nullable(), typeId: number.nullable(), effortId: number.nullable(), boardId: z.guid().nullable() },
  ...{ labels: some(number, 50), people: some(z.guid(), 50), checklist: some(z.string().min(1).max(500), 50) },
})

/** The shape of each column that holds JSON. */
export const JSON_SHAPES = {
  'clients.address': address,
  'company_billing.address': address,
  'company_billing.labels': labels,
  'invoices.sender': party,
  'invoices.recipient': party,
  'invoices.discount': discount,
  'invoices.tax_lines': taxLines,
  'invoices.labels': labels,
  'invoice_lines.discount': discount,
  'recurrences.task': task,
  'forms.presets': presets,
  'forms.fields': some(field, 30),
  'submissions.answers': some(answer, 30),
  'audit_events.parts': some(z.union([z.strictObject({ text: z.string().max(20_000) }), z.strictObject({ at: z.iso.datetime() })]), 100),
  'audit_events.detail': z.record(z.string().max(100), z.unknown()),
} as const

const zone = zoneName
const rule = z.string().transform((text, context) => {
  const read = readRule(text)
  if (read !== null) return writeRule(read)
  context.addIssue({ code: 'custom', message: 'This is not a repetition.' })
  return z.NEVER
})

/** Texts that something is computed with. */
export const TEXT_SHAPES: Readonly<Record<string, z.ZodType<string>>> = {
  'companies.time_zone': zone,
  'recurrences.timezone': zone,
  'recurrences.rule': rule,
}

/** Rich text: what it holds is sanitized, and names rows. */
export const HTML_COLUMNS: ReadonlySet<string> = new Set([
  'tasks.description',
  'comments.html',
  'threads.html',
  'wiki_pages.body',
  'wiki_versions.body',
])

/** A task as a rule makes it. */
export type RuleTask = z.infer<typeof task>
/** What the tasks of a form begin with. */
export type Presets = z.infer<typeof presets>
/** The fields of a form. */
export type Fields = z.infer<typeof field>[]
