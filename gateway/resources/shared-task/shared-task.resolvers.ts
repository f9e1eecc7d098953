// What everybody may read of a task by its link, and the switch of that.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { orNull, payload } from '../payload.ts'
import { getPublicTask, getTaskShare, listTaskShares, setTaskShare } from './shared-task.calls.ts'

/** The field of Query about shared tasks. */
export const sharedTaskResolvers = {
  Query: {
    sharedTask: (_, ref, { rest }) => orNull(getPublicTask(rest, addressOf(ref), ref.id, ref.key ?? '')),
    taskShare: (_, ref, { rest }) => getTaskShare(rest, addressOf(ref), ref.id),
    taskShares: (_, ref, { rest }) => listTaskShares(rest, addressOf(ref)),
  },
  Mutation: {
    setTaskShare: (_, { task, isOn }, { rest }) =>
      payload(async () => ({ share: await setTaskShare(rest, addressOf(task), task.id, isOn) }), { share: null }),
  },
} satisfies Resolvers
