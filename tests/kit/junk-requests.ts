// Requests nobody should send, made of what the OpenAPI document says that a call takes: wrong types, empty and broken bodies, characters and
// numbers that a database refuses.
import type { InjectOptions } from 'fastify'

/** What the document says of a value. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  pattern?: string
}

/** One call of the document. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body: Schema | null
  query: Record<string, Schema>
  params: string[]
}

type Parameter = { in: string; name: string; schema?: Schema }
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } }

/** Every call of an OpenAPI document. */
export function operationsOf(document: { paths?: Record<string, unknown> }): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      body: requestBody?.content?.['application/json']?.schema ?? null,
      query: Object.fromEntries(parameters.flatMap((one) => (one.in === 'query' ? [[one.name, one.schema ?? {}]] : []))),
      params: parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])),
    })),
  )
}

/** A value that a schema may well accept; `known` gives those of fields by name. */
export function sampleOf(schema: Schema, name: string, known: Record<string, unknown>): unknown {
  if (name in known) return known[name]
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (one) return sampleOf(one, name, known)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, of]) => [field, sampleOf(of, field, known)]))
  }
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name, known)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (schema.format === 'uuid') return '3f0c6d1e-8f0a-4a39-9c55-0c2b4a1f7a11'
  if (schema.format === 'email') return 'somebody@example.com'
  if (schema.format === 'date-time') return '2026-11-21T09:00:00Z'
  return schema.pattern?.includes('#') ? '#123456' : 'Some text'
}

const LONG = 'ü'.repeat(3000)
const VALUES: readonly unknown[] = [
  null,
  true,
  {},
  [null],
  '',
  'a\u0000b',
  '\ud800',
  LONG,
  -1,
  2 ** 53 + 2,
  1e308,
  '9999-99-99',
  ['\u0000'],
]
const TEXTS = ['', 'a\u0000', '-1', '99999999999999999999', LONG]

const JSON_TYPE = 'application/json'
/** Bodies that are none, whatever the call; each with its type. */
const BODIES: readonly { type: string | null; body: string | Buffer }[] = [
  { type: JSON_TYPE, body: '' },
  { type: JSON_TYPE, body: '{}' },
  { type: JSON_TYPE, body: '[]' },
  { type: JSON_TYPE, body: 'null' },
  { type: JSON_TYPE, body: '"text"' },
  { type: JSON_TYPE, body: '12' },
  { type: JSON_TYPE, body: '{"title":' },
  { type: JSON_TYPE, body: '{"__proto__":{"a":1}}' },
  { type: JSON_TYPE, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: JSON_TYPE, body: Buffer.from([0x00, 0x01, 0x02]) },
  { type: `${JSON_TYPE}; charset=utf-32`, body: '{}' },
  { type: null, body: '{"title":"x"}' },
  { type: 'text/plain', body: 'title' },
  { type: 'nonsense', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: 'title=%00' },
  { type: 'multipart/form-data', body: 'junk' },
  { type: 'multipart/form-data; boundary=x', body: 'junk' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n--x--' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a\u0000.txt"\r\n\r\nhi\r\n--x--\r\n',
  },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\ncontent-disposition: form-data; name="file"; filename="b.txt"\r\n\r\nhalf of' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nhi' },
]

/** What reads bodies is the same for all calls: each gets a third of those that are none, another than its neighbor's. */
const OTHERS = 3

/** Junk for the `turn`th call. `params` fills its path, `query` and `known` its query and body where the junk is elsewhere. */
export function* junkFor(
  { method, path, body, query, params }: Operation,
  given: { params: Record<string, string>; query: Record<string, string>; known: Record<string, unknown> },
  turn: number,
): Generator<InjectOptions & { about: string }> {
  const filled = (more: Record<string, string> = {}) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => ({ ...given.params, ...more })[name] ?? 'unknown')
  const writes = method === 'POST' || method === 'PUT'
  const sample = body ? sampleOf(body, '', given.known) : undefined
  const base = {
    method,
    url: filled(),
    query: given.query,
    ...(writes && { payload: JSON.stringify(sample ?? {}), headers: { 'content-type': JSON_TYPE } }),
  }
  for (const name of params)
    for (const text of ['%00', '%ff', '-1', '99999999999999999999', 'a'.repeat(190)])
      yield { ...base, url: filled({ [name]: text }), about: `path ${name}=${text.slice(0, 30)}` }
  for (const name of Object.keys(query)) {
    for (const text of TEXTS)
      yield { ...base, query: { ...given.query, [name]: text }, about: `query ${name}=${JSON.stringify(text.slice(0, 30))}` }
    yield { ...base, query: { ...given.query, [name]: ['a', 'b'] as unknown as string }, about: `query ${name} twice` }
  }
  yield { ...base, query: {}, about: 'no query' }
  if (!writes) return
  for (const { type, body: payload } of BODIES.filter((_, at) => at % OTHERS === turn % OTHERS))
    yield {
      ...base,
      payload,
      headers: type === null ? {} : { 'content-type': type },
      about: `body ${type} ${JSON.stringify(String(payload).slice(0, 40))}`,
    }
  const fields = body?.properties ?? {}
  for (const name of Object.keys(fields)) {
    for (const value of VALUES) {
      const payload = JSON.stringify({ ...(sample as object), [name]: value })
      yield { ...base, payload, about: `field ${name}=${JSON.stringify(value).slice(0, 40)}` }
    }
  }
  yield { ...base, payload: JSON.stringify({ ...(sample as object), unheard_of: 1 }), about: 'unknown field' }
  yield { ...base, headers: { ...base.headers, 'idempotency-key': `${LONG}\u00e9` }, about: 'long key' }
}
