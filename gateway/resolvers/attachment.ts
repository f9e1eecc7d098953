// Files of tasks and of projects.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import * as calls from '../rest/attachments.ts'
import { deletion } from './payload.ts'

interface ListArguments extends ProjectRef {
  taskId?: string | null
  page?: number | null
}

/** Fields of Query and Mutation about files. */
export const attachmentResolvers = {
  Query: {
    attachments: (_: unknown, { taskId, page, ...ref }: ListArguments, { rest }: GatewayContext) =>
      calls.listAttachments(rest, addressOf(ref), taskId ?? null, Math.max(1, page ?? 1)),
  },
  Mutation: {
    deleteAttachment: (_: unknown, { project, id }: { project: ProjectRef; id: string }, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteAttachment(rest, addressOf(project), id)),
  },
}
