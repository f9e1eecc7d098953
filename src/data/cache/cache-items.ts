// The cache part of small things that hang on a project: a list per project, entered on create and left on delete.

import type { Cache, Data, DataFields } from '@urql/exchange-graphcache'
import { type CachePart, defineCachePart } from './cache.ts'
import { type ListArguments, linkInto, unlinkFrom } from './cache-lists.ts'
import { goneId } from './gone-id.ts'
import type { MutationName } from './mutation-names.ts'

/** Names of a kind in the schema. `payload` is the field of its payloads that holds it. */
export interface ItemNames {
  type: string
  list: string
  payload: string
  create: MutationName
  edit: MutationName
  delete: MutationName
}

interface ProjectArguments {
  project: { workspaceSlug: string; projectSlug: string }
  id: string
  input?: Record<string, unknown>
  title?: string
}

/** Builds the part: creates append to their project's list, edits show at once, deletes leave when the server says so. */
export function itemCachePart({ type, list, payload, create, edit, delete: remove }: ItemNames): CachePart {
  const ofProject =
    ({ project }: ProjectArguments) =>
    ({ workspaceSlug, projectSlug }: ListArguments) =>
      workspaceSlug === project.workspaceSlug && projectSlug === project.projectSlug
  return defineCachePart({
    optimistic: {
      [edit]: ({ id, input, title }: ProjectArguments) => {
        const fields = input ?? (title === undefined ? {} : { title })
        return {
          __typename: `${type}Payload`,
          [payload]: { __typename: type, id, ...fields } as Data,
          userErrors: [],
        }
      },
    },
    updates: {
      [create]: (answer: DataFields, args: ProjectArguments, cache: Cache) => {
        const made = (answer[create] as { [name: string]: Data | null } | null)?.[payload]
        if (made) linkInto(cache, list, made, { matches: ofProject(args), at: 'end' })
      },
      [remove]: (answer: DataFields, args: ProjectArguments, cache: Cache) => {
        const id = goneId(answer[remove], args.id)
        if (id) unlinkFrom(cache, list, `${type}:${id}`, { matches: ofProject(args) })
      },
    },
  })
}
