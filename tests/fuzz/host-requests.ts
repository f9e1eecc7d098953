// Requests made of what the OpenAPI document says that a call takes: nearly right, and wrong somewhere.

import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Operation, Schema } from '#tests/kit/junk-requests.ts'
import { beginDrawing, type Drawing, type Things } from './known-things.ts'
import { chance, type Draw, oddJson, oddNumber, oddText, oneOf } from './odd-values.ts'

/** What is drawn for one call; its path says what ids are of. */
type CallDrawing = Drawing & { path: string }

/** A value that the schema may well accept, wrong somewhere now and then. */
function drawValue(drawing: CallDrawing, schema: Schema, name: string): unknown {
  const { draw, things, path, wrong } = drawing
  if (chance(draw, wrong)) return draw(oddJson)
  const several = [schema.anyOf, schema.oneOf].find((all) => all && all.length > 0)
  if (several) return drawValue(drawing, oneOf(draw, several), name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(draw, schema.enum)
  const type = oneOf(draw, [schema.type].flat())
  if (type === 'array') return drawMany(drawing, schema.items ?? {}, name)
  if (type === 'object') return drawFields(drawing, schema)
  if (type === 'null') return null
  if (type === 'boolean') return draw(fc.boolean())
  const known = things.named(drawing, path, name)
  if (type === 'integer' || type === 'number') {
    if (known !== undefined && /^\d+$/.test(String(known))) return Number(known)
    return chance(draw, wrong) ? draw(oddNumber) : draw(fc.integer({ min: schema.minimum ?? 0, max: 100 }))
  }
  return known ?? drawText(drawing, schema, name)
}

function drawMany(drawing: CallDrawing, items: Schema, name: string): unknown[] {
  const many = drawing.draw(fc.array(fc.constant(null), { maxLength: chance(drawing.draw, drawing.wrong / 3) ? 300 : 3 }))
  return many.map(() => drawValue(drawing, items, name))
}

const DAYS = /(^|_)(start|end|from|to|on|date|until|day|before|after)$/

function drawText({ draw, wrong }: Drawing, { format, pattern }: Schema, name: string): string {
  if (chance(draw, 2 * wrong)) return draw(oddText)
  if (format === 'date-time') return oneOf(draw, ['2026-11-21T09:00:00Z', '2026-11-21T23:59:59.999+14:00', '1970-01-01T00:00:00Z'])
  if (format === 'uuid') return '3f0c6d1e-8f0a-4a39-9c55-0c2b4a1f7a11'
  if (pattern?.includes('#')) return '#123456'
  // The first and the last day that can be written: behind it comes one of five digits.
  if (DAYS.test(name))
    return oneOf(draw, ['2026-11-21', '2026-11-22', '2026-11-21 09:00:00', '2026-11-21 10:00:00', '0001-01-01', '9999-12-31'])
  return oneOf(draw, ['A title', 'Some text', '2', 'EUR', 'Europe/Lisbon', '<p>Text</p>', 'a'])
}

function drawFields(drawing: CallDrawing, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const { draw, wrong } = drawing
  const fields = Object.entries(properties).filter(([field]) => chance(draw, required.includes(field) ? 100 - wrong : 45))
  const made = Object.fromEntries(fields.map(([field, of]) => [field, drawValue(drawing, of, field)]))
  return chance(draw, wrong / 2) ? { ...made, unheard_of: draw(oddJson) } : made
}

/** For an address: what cannot be encoded goes as broken bytes. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /\p{Surrogate}/u.test(text) ? '%ff' : encodeURIComponent(text)
}

function drawAddress(drawing: CallDrawing, { path, query }: Operation): string {
  const { draw, things, wrong } = drawing
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (chance(draw, wrong)) return encoded(draw(oddText)) || '-'
    return encoded(things.named(drawing, path, name) ?? oneOf(draw, ['1', 'unknown', 'tasks']))
  })
  const asked = Object.entries(query).flatMap(([name, schema]) => {
    if (!chance(draw, /slug$/.test(name) ? 100 - wrong : 40)) return []
    const values = chance(draw, wrong / 2) ? [1, 2] : [1]
    return values.map(() => `${name}=${encoded(chance(draw, wrong) ? draw(oddText) : drawValue(drawing, schema, name))}`)
  })
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
}

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-32']

/** Draws a request to the call. */
export function drawHostRequest(draw: Draw, operation: Operation, things: Things): InjectOptions & { url: string } {
  const drawing = { ...beginDrawing(draw, things), path: operation.path }
  const { wrong } = drawing
  const { method } = operation
  const url = drawAddress(drawing, operation)
  if (method === 'GET' || method === 'DELETE') return { method, url }
  const text = JSON.stringify(operation.body ? drawValue(drawing, operation.body, '') : {})
  return {
    method,
    url,
    payload: chance(draw, wrong / 3) ? text.slice(0, text.length / 2) : text,
    headers: {
      'content-type': chance(draw, wrong / 3) ? oneOf(draw, TYPES) : 'application/json',
      ...(chance(draw, 15) && { 'idempotency-key': oneOf(draw, ['one', 'two', 'x'.repeat(300), 'two words']) }),
    },
  }
}
