// Files of tasks and of projects.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { Attachment } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './attachment.calls.ts'

/** The payload of a write that answers the file. */
function written(write: () => Promise<Attachment>) {
  return payload(async () => ({ attachment: await write() }), { attachment: null }, { task_uuid: 'taskId' })
}

/** Fields of Query and Mutation about files. */
export const attachmentResolvers = {
  Query: {
    attachments(_, { taskId, page, search, kinds, user, sort, group, withTasks, perPage, ...ref }, { rest }) {
      const asked = {
        search: search || undefined,
        kind: kinds?.length ? kinds.join(',').toLowerCase() : undefined,
        user: user ?? undefined,
        sort: sort?.toLowerCase(),
        group: group?.toLowerCase(),
        with_tasks: withTasks ? (1 as const) : undefined,
        per_page: perPage ?? undefined,
      }
      return calls.listAttachments(rest, addressOf(ref), taskId ?? null, Math.max(1, page ?? 1), asked)
    },
    attachment: (_, { id, ...ref }, { rest }) => orNull(calls.getAttachment(rest, addressOf(ref), id)),
    attachmentVersions: (_, { id, ...ref }, { rest }) => orNull(calls.listVersions(rest, addressOf(ref), id)),
  },
  Mutation: {
    deleteAttachment: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteAttachment(rest, addressOf(project), id)),
    renameAttachment: (_, { project, id, filename }, { rest }) =>
      written(() => calls.renameAttachment(rest, addressOf(project), id, filename)),
    linkAttachment: (_, { project, id, taskId }, { rest }) => written(() => calls.linkAttachment(rest, addressOf(project), id, taskId)),
    unlinkAttachment: (_, { project, id, taskId }, { rest }) => written(() => calls.unlinkAttachment(rest, addressOf(project), id, taskId)),
    moveAttachment: (_, { project, id, taskId }, { rest }) =>
      written(() => calls.moveAttachment(rest, addressOf(project), id, taskId ?? null)),
    restoreAttachmentVersion: (_, { project, id, number }, { rest }) =>
      written(() => calls.restoreVersion(rest, addressOf(project), id, number)),
  },
} satisfies Resolvers
