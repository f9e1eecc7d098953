// Comments of tasks and of files.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, payload } from '../payload.ts'
import * as calls from './comment.calls.ts'

/** Names of the host's fields in inputs. */
const names = { comment_text: 'html', workflow: 'workflowId', edited_was: 'editedAtWas' }

/** Fields of Query and Mutation about comments. */
export const commentResolvers = {
  Query: {
    comments: (_, { subject, subjectId, sort, ...ref }, { rest }) =>
      calls.listComments(rest, addressOf(ref), subject, subjectId, sort ?? 'NEWEST'),
  },
  Mutation: {
    addComment: (_, { project, input }, { rest }) =>
      payload(
        async () => ({ comment: await calls.addComment(rest, addressOf(project), { ...input, workflowId: input.workflowId ?? null }) }),
        { comment: null },
        names,
      ),
    updateComment: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ comment: await calls.updateComment(rest, addressOf(project), id, input) }), { comment: null }, names),
    deleteComment: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteComment(rest, addressOf(project), id)),
  },
} satisfies Resolvers
