// Operations made of the SDL: one root field with the values that its arguments may have, wrong somewhere now and then.
import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beginDrawing, type Drawing, type Things } from './known-things.ts'
import { chance, type Draw, oddJson, oddText, oneOf } from './odd-values.ts'

/** A root field and what it lies in. */
export interface Root {
  kind: 'query' | 'mutation'
  name: string
  type: GraphQLOutputType
  args: readonly GraphQLArgument[]
}

/** Every root field of a schema. */
export function rootsOf(schema: GraphQLSchema): Root[] {
  const of = (kind: Root['kind'], type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map(({ name, type, args }) => ({ kind, name, type, args }))
  return [...of('query', schema.getQueryType()), ...of('mutation', schema.getMutationType())]
}

const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, 2, 50, 200, -1, 2_147_483_647, -2_147_483_648],
  Float: [0, 0.5, 1e308, -1e308, 1e21, 5e-324, 2 ** 53 + 2],
  Minor: [0, 1, 9_500, -1, 2 ** 53, 2 ** 53 - 1, 0.5],
  Boolean: [true, false],
  DateTime: ['2026-11-21T09:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-11-21T23:00:00+14:00'],
  Date: ['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31', '2026-02-30'],
  HexColor: ['#123456', '#ABCDEF'],
  Html: ['<p>Text</p>', '<p>'.repeat(1_500), '<a href="javascript:a">b</a>'],
  String: ['A title', 'Some text', '2026-11-21', 'EUR', 'Europe/Lisbon', 'created_at', 'palette-demo-1'],
}
const TEXTS = ['String', 'Html', 'ID']

/** A value of the type; `words` are the names on the way to it, which say what an id is of. */
function drawValue(drawing: Drawing, type: GraphQLInputType, words: string, name: string): unknown {
  const { draw, things, wrong } = drawing
  if (isNonNullType(type)) return drawValue(drawing, type.ofType, words, name)
  if (chance(draw, wrong)) return draw(oddJson)
  if (isListType(type)) {
    const many = draw(fc.array(fc.constant(null), { maxLength: chance(draw, wrong / 3) ? 300 : 3 }))
    return many.map(() => drawValue(drawing, type.ofType, words, name))
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || chance(draw, 55))
    return Object.fromEntries(fields.map((field) => [field.name, drawValue(drawing, field.type, `${words} ${name}`, field.name)]))
  }
  if (isEnumType(type)) return oneOf(draw, type.getValues()).name
  if (TEXTS.includes(type.name)) {
    if (chance(draw, 2 * wrong)) return draw(oddText)
    const known = things.named(drawing, words, name)
    if (known !== undefined) return known
  }
  return oneOf(draw, SAMPLES[type.name] ?? ['unknown', '1'])
}

/** What is asked of a type: some of its fields, and of those within. */
function selectionOf(draw: Draw, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return ' { __typename }'
  const open = Object.values(named.getFields()).filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)))
  const picked = open.filter((field) => (isLeafType(getNamedType(field.type)) ? chance(draw, 60) : depth > 0 && chance(draw, 50)))
  return ` { __typename ${picked.map((field) => `${field.name}${selectionOf(draw, field.type, depth - 1)}`).join(' ')} }`
}

/** Draws what is posted to ask for the field. */
export function drawGatewayRequest(draw: Draw, { kind, name, type, args }: Root, things: Things): string {
  const drawing = beginDrawing(draw, things)
  const given = args.filter((arg) => isNonNullType(arg.type) || chance(draw, 60))
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const field = `${name}${passed && `(${passed})`}${selectionOf(draw, type, 3)}`
  const query = `${kind} Fuzz${declared && `(${declared})`} { ${field} }`
  const variables = Object.fromEntries(given.map((arg) => [arg.name, drawValue(drawing, arg.type, name, arg.name)]))
  if (!chance(draw, drawing.wrong / 3)) return JSON.stringify({ query, variables })
  const text = JSON.stringify({ query: draw(oddText), variables: draw(oddJson), operationName: draw(oddJson), extensions: draw(oddJson) })
  return oneOf(draw, [text, JSON.stringify(draw(oddJson)), JSON.stringify({ query, variables }).slice(0, -9), `{${field.repeat(30)}`])
}
