// Files of tasks and of projects.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion } from '../payload.ts'
import * as calls from './attachment.calls.ts'

/** Fields of Query and Mutation about files. */
export const attachmentResolvers = {
  Query: {
    attachments: (_, { taskId, page, ...ref }, { rest }) =>
      calls.listAttachments(rest, addressOf(ref), taskId ?? null, Math.max(1, page ?? 1)),
  },
  Mutation: {
    deleteAttachment: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteAttachment(rest, addressOf(project), id)),
  },
} satisfies Resolvers
