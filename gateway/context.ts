// What resolvers are given: the REST calls of this request.
import type { RestClient } from './rest/client.ts'

/** The context of one GraphQL request. */
export interface GatewayContext {
  rest: RestClient
  requestId: string
}
