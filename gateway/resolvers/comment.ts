// Comments of tasks and of files.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import * as calls from '../rest/comments.ts'
import { deletion, payload } from './payload.ts'

interface ListArguments extends ProjectRef {
  subject: calls.CommentSubject
  subjectId: string
  sort?: 'NEWEST' | 'OLDEST' | null
}

interface AddArguments {
  project: ProjectRef
  input: { subject: calls.CommentSubject; subjectId: string; html: string; workflowId?: string | null }
}

/** Names of the host's fields in inputs. */
const names = { comment_text: 'html', workflow: 'workflowId' }

/** Fields of Query and Mutation about comments. */
export const commentResolvers = {
  Query: {
    comments: (_: unknown, { subject, subjectId, sort, ...ref }: ListArguments, { rest }: GatewayContext) =>
      calls.listComments(rest, addressOf(ref), subject, subjectId, sort ?? 'NEWEST'),
  },
  Mutation: {
    addComment: (_: unknown, { project, input }: AddArguments, { rest }: GatewayContext) =>
      payload(
        async () => ({ comment: await calls.addComment(rest, addressOf(project), { ...input, workflowId: input.workflowId ?? null }) }),
        { comment: null },
        names,
      ),
    deleteComment: (_: unknown, { project, id }: { project: ProjectRef; id: string }, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteComment(rest, addressOf(project), id)),
  },
}
