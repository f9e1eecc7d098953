// The gateway's schema without a host: @graphql-tools/mock over a memory that keeps what is changed.
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { scalarResolvers } from '../resolvers/scalars.ts'
import { typeDefs } from '../schema.ts'
import { createHardenedYoga } from '../yoga.ts'
import { mockChecklistResolvers } from './mock-checklists.ts'
import { mockCommentResolvers } from './mock-comments.ts'
import { type MockContext, mockPlaceResolvers } from './mock-places.ts'
import { mockPlanResolvers } from './mock-plans.ts'
import { mockTaskResolvers } from './mock-tasks.ts'
import { mockTimeResolvers } from './mock-time.ts'
import { createMockWorld } from './mock-world.ts'

// What no resolver answers is made up by the library.
const MADE_UP: IMocks = Object.fromEntries([
  ['DateTime', () => new Date().toISOString()],
  ['Date', () => '2026-11-21'],
  ['Html', () => '<p>Made up.</p>'],
  ['HexColor', () => '#088EFB'],
])

/** Builds the mock; sign-in works with any credentials, changes last until it is closed. */
export function createMockGateway({ graphiql }: { graphiql: boolean }): { fetch(request: Request): Promise<Response> } {
  const world = createMockWorld()
  const { plans, ...agile } = mockPlanResolvers(world)
  const tasks = mockTaskResolvers(world, plans)
  const places = mockPlaceResolvers(world)
  const comments = mockCommentResolvers(world)
  const time = mockTimeResolvers(world)
  const checklists = mockChecklistResolvers(world)
  const schema = makeExecutableSchema({ typeDefs, resolvers: { ...scalarResolvers, Payload: { __resolveType: () => undefined } } })
  const mocked = addMocksToSchema({
    schema,
    mocks: MADE_UP,
    resolvers: {
      ...places,
      ...tasks,
      Query: { ...places.Query, ...tasks.Query, ...comments.Query, ...checklists.Query, ...time.Query, ...agile.Query },
      Mutation: {
        ...places.Mutation,
        ...tasks.Mutation,
        ...comments.Mutation,
        ...checklists.Mutation,
        ...time.Mutation,
        ...agile.Mutation,
      },
    },
    preserveResolvers: true,
  })
  const { fetch } = createHardenedYoga<MockContext>({
    schema: mocked,
    graphiql,
    production: false,
    log: { error: (details, message) => console.error(message, details) },
    context: (request) => ({ signedIn: /^Bearer \S/.test(request.headers.get('authorization') ?? '') }),
  })
  return { fetch }
}
