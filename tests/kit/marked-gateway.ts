// A gateway whose every text names the place that it was asked about, so that a test sees whose data is on the screen or in storage.
import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { RouteParams } from '#src/lib/paths.ts'
import { answerGraphql } from './graphql-answer.ts'

type Fields = Readonly<Record<string, unknown>>

/** What was asked about: the arguments of the root field that name something. */
interface Place {
  readonly of: Fields
  readonly at: number
}

/** A place of every kind, by which a path to each screen is made. */
export const FIRST_PLACE: Required<RouteParams> = {
  companySlug: 'acme',
  projectSlug: 'website',
  sprintSlug: 'sprint-1',
  userStorySlug: 'story-1',
  pageSlug: 'page-bbbbbb',
  threadNumber: '41',
  username: 'ana',
  uuid: 'task-1',
  token: 'token-1',
}

const NAMING = ['workspaceSlug', 'projectSlug', 'slug', 'id', 'taskId', 'token', 'subjectId', 'username', 'number']

/** The mark in every text of an answer about this: `‹acme website›`. */
export function markOf(...names: readonly string[]): string {
  return `‹${names.join(' ')}›`
}

const workspaces = ['acme', 'globex'].map((slug) => ({
  ...{ id: slug, slug, name: slug.toUpperCase(), logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['OWN', 'EDIT', 'ADMIN', 'CREATE_PROJECT', 'PAID'] },
  owner: { id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: null },
}))

// What has one value whoever asks; `null` unless said here or named by its type.
const FIXED: Fields = {
  workspaces: () => workspaces,
  workspace: ({ slug }: Fields) => workspaces.find((one) => one.slug === slug) ?? null,
  // As app-world.tsx signs them in, with the keys that a new account has.
  viewer: () => ({
    ...{ id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Head of product' },
    preferences: { singleKeys: true, shortcuts: [] },
  }),
  runningTimer: () => ({ now: '2026-11-21T10:00:00.000Z', running: null }),
}

// Texts that are read and not shown.
const SAID: Readonly<Record<string, string>> = {
  timeZone: 'Europe/Lisbon',
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  locale: 'en-GB',
  country: 'PT',
}

const SCALARS: Fields = {
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: '2026-11-21T10:00:00.000Z',
  Date: '2026-11-21',
  Minor: 9500,
  HexColor: '#8899aa',
}

/** A gateway that keeps its answers about one name until it is told to give them. */
export interface MarkedGateway {
  fetch: typeof fetch
  /** The operations about the name that were asked and are not answered. */
  held(): readonly string[]
  release(): void
}

/** Holds every answer to a question that has `name` among its variables; all answers for null. `given` are answers of top fields, and what else is fetched. */
export function markedGateway(name: string | null, given: Fields = {}, config: object = {}): MarkedGateway {
  const resolve = resolverOf({ ...FIXED, ...given })
  const held: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    async fetch(address, init) {
      if (!String(address).endsWith('/graphql'))
        return new Response(JSON.stringify(config), { headers: { 'content-type': 'application/json' } })
      const { query, variables = {}, operationName } = JSON.parse(String(init?.body))
      if (name === null || Object.values(variables).map(String).includes(name)) {
        held.push(operationName)
        await released
      }
      const answer = await answerGraphql({ query, variables, operationName }, { fieldResolver: resolve })
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    },
    held: () => held,
    release,
  }
}

function resolverOf(fixed: Fields): GraphQLFieldResolver<unknown, unknown, Fields> {
  return (source, given, _context, info) => {
    const { fieldName, parentType, returnType } = info
    if (parentType.name === 'Query') {
      const answer = fixed[fieldName]
      if (typeof answer === 'function') return answer(given)
      return answerOf(returnType, fieldName, {
        of: Object.fromEntries(NAMING.flatMap((name) => (given[name] ? [[name, String(given[name])]] : []))),
        at: 0,
      })
    }
    if (typeof source === 'object' && source !== null && fieldName in source) return (source as Fields)[fieldName]
    return answerOf(returnType, fieldName, { of: {}, at: 0, ...(source as object) } as Place, parentType.name)
  }
}

function answerOf(type: GraphQLOutputType, field: string, place: Place, parent = ''): unknown {
  if (isNonNullType(type)) return answerOf(type.ofType, field, place, parent)
  if (isListType(type)) return listOf(type.ofType, field, place, parent)
  if (isObjectType(type)) return place
  if (isUnionType(type)) return { ...place, __typename: type.getTypes()[0]?.name }
  if (isEnumType(type)) return type.getValues()[0]?.name
  // What is archived is in no list.
  if (field === 'archivedAt') return null
  if (field === 'totalPages' || field === 'page') return 1
  return type.name in SCALARS ? SCALARS[type.name] : textOf(field, place, parent)
}

function listOf(type: GraphQLOutputType, field: string, place: Place, parent: string): unknown {
  const inner = isNonNullType(type) ? type.ofType : type
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name)
  return isCompositeType(inner) ? [1, 2].map((at) => answerOf(inner, field, { of: place.of, at }, parent)) : [textOf(field, place, parent)]
}

// Slugs and ids lead somewhere, so they are what was asked for; everything else carries the mark.
function textOf(field: string, { of, at }: Place, parent: string): unknown {
  const number = at > 0 ? `-${at}` : ''
  if (field === 'workspaceSlug') return of.workspaceSlug ?? 'acme'
  if (field === 'projectSlug') return of.projectSlug ?? 'website'
  if (field === 'slug') return at > 0 || of.slug === undefined ? `${parent.toLowerCase()}${number}` : of.slug
  if (field === 'id' && parent === 'Project') return `${of.workspaceSlug}/${at > 0 || of.slug === undefined ? `project${number}` : of.slug}`
  if (field === 'id' && at === 0 && typeof of.id === 'string') return of.id
  if (field in SAID) return SAID[field]
  if (/logo|avatar|image|icon|url|routeName/i.test(field)) return field === 'routeName' ? 'projects.overview' : null
  return `${field}${number} ${markOf(...Object.values(of).map(String))}`
}
