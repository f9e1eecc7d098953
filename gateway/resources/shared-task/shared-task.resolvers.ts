// What everybody may read of a task by its link.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { orNull } from '../payload.ts'
import { getPublicTask } from './shared-task.calls.ts'

/** The field of Query about shared tasks. */
export const sharedTaskResolvers = {
  Query: {
    sharedTask: (_, ref, { rest }) => orNull(getPublicTask(rest, addressOf(ref), ref.id)),
  },
} satisfies Resolvers
