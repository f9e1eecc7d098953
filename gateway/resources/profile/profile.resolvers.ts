// A person as others see them.
import type { Resolvers } from '../../resolver-types.d.ts'
import { orNull } from '../payload.ts'
import { getProfile } from './profile.calls.ts'

/** The field of Query about people. */
export const profileResolvers = {
  Query: {
    person: (_, { username, ...query }, { rest }) => orNull(getProfile(rest, username, query)),
  },
} satisfies Resolvers
