// The schema's scalars: checked on the way in, passed through on the way out.
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql/index.js'

function scalar(name: string, what: string, read: (value: string) => string | null): GraphQLScalarType<string, string> {
  const parse = (value: unknown) => {
    const good = typeof value === 'string' ? read(value) : null
    if (good === null) throw new GraphQLError(`${name} must be ${what}.`, { extensions: { code: 'BAD_USER_INPUT' } })
    return good
  }
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  })
}

/** A whole number that a double holds exactly. */
function wholeScalar(name: string): GraphQLScalarType<number, number> {
  const parse = (value: unknown) => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value
    throw new GraphQLError(`${name} must be a whole number.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return new GraphQLScalarType<number, number>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : null),
  })
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** Every scalar of schema.graphql. */
export const scalarResolvers = {
  DateTime: scalar('DateTime', 'an ISO 8601 instant with a zone', (value) => {
    const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(value) && isDay(value.slice(0, 10))
    return zoned && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null
  }),
  Date: scalar('Date', 'a day such as 2026-11-21', (value) => (isDay(value) ? value : null)),
  Html: scalar('Html', 'text', (value) => value),
  Minor: wholeScalar('Minor'),
  HexColor: scalar('HexColor', 'a color such as #088efb', (value) => (/^#[0-9a-f]{6}$/i.test(value) ? value : null)),
}
