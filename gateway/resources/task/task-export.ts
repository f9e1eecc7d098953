// Which tasks a file has: the arguments of `tasks`, as the parameters of an address have them (EXPORT-03).
import { coerceInputValue, GraphQLError, type GraphQLSchema } from 'graphql/index.js'
import type { Query } from '../../rest/client.ts'
import type { QueryTasksArgs } from '../../schema-types.d.ts'
import { listQuery } from './task.resolvers.ts'

/** The parameters: `filter` is JSON, `sort` a value of `TaskSort`, `descending` is `true` or left out. */
export interface ExportParameters {
  workspaceSlug: string
  projectSlug: string | null
  filter: string | null
  sort: string | null
  descending: string | null
}

/** The query of `GET /export-tasks/`. Throws a GraphQLError with BAD_USER_INPUT for what `tasks` would not take. */
export function exportQuery(schema: GraphQLSchema, { workspaceSlug, ...given }: ExportParameters): Query {
  const asked = {
    workspaceSlug,
    projectSlug: given.projectSlug,
    filter: given.filter === null ? null : parsed(given.filter),
    sort: given.sort,
    descending: given.descending === 'true',
  }
  const fields = schema.getQueryType()?.getFields().tasks?.args ?? []
  const args = Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = asked[name as keyof typeof asked]
      if (value == null) return []
      return [
        [
          name,
          coerceInputValue(value, type, (path, _value, error) => {
            throw refused(`${[name, ...path].join('.')}: ${error.message}`)
          }),
        ],
      ]
    }),
  ) as QueryTasksArgs
  const { page: _page, per_page: _perPage, ...query } = listQuery(args)
  return query
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('filter must be JSON.')
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400, retryable: false } })
}
