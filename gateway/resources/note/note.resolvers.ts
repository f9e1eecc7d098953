// Private notes of the viewer.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './note.calls.ts'

/** Names of the host's fields in inputs. */
const names = { pinned: 'isPinned' }

function written(write: () => ReturnType<typeof calls.getNote>) {
  return payload(async () => ({ note: await write() }), { note: null }, names)
}

/** Fields of Query and Mutation. */
export const noteResolvers = {
  Query: {
    notes: (_, { search, tag, pinned, trashed, sort, page }, { rest }) =>
      calls.listNotes(rest, {
        search: search ?? '',
        tag: tag ?? undefined,
        pinned: pinned == null ? undefined : pinned ? 1 : 0,
        trash: trashed ? 1 : 0,
        sort: (sort ?? 'UPDATED').toLowerCase(),
        page: Math.max(1, page ?? 1),
      }),
    note: (_, { id }, { rest }) => orNull(calls.getNote(rest, id)),
  },
  Mutation: {
    createNote: (_, { input }, { rest }) => written(() => calls.createNote(rest, input)),
    updateNote: (_, { id, input }, { rest }) => written(() => calls.updateNote(rest, id, input)),
    deleteNote: (_, { id, forever }, { rest }) => deletion(id, () => calls.deleteNote(rest, id, forever ?? false)),
    restoreNote: (_, { id }, { rest }) => written(() => calls.restoreNote(rest, id)),
    convertNote: (_, { id, project, titles }, { rest }) =>
      payload(async () => calls.convertNote(rest, id, addressOf(project), titles ?? null), { note: null, tasks: null }, names),
  },
} satisfies Resolvers
