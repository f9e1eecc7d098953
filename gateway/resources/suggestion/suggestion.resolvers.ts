// Suggestions for a task, and labels put on in bulk.
import type { MutationResolvers, Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { payload } from '../payload.ts'
import { getTask } from '../task/task.calls.ts'
import * as calls from './suggestion.calls.ts'

function suggestText(what: 'title' | 'description'): NonNullable<MutationResolvers['suggestTitle']> {
  return (_, { task: ref }, { rest }) =>
    payload(
      async () => {
        const { value, byRules } = await calls.suggestText(rest, what, addressOf(ref), ref.id)
        return { text: value === '' ? null : value, byRules }
      },
      { text: null, byRules: false },
    )
}

/** Fields of Mutation about suggestions (AI-01..08). */
export const suggestionResolvers = {
  Mutation: {
    suggestTitle: suggestText('title'),
    suggestDescription: suggestText('description'),
    suggestLabels: (_, { task: ref }, { rest }) =>
      payload(
        async () => {
          const { value, byRules } = await calls.suggestLabels(rest, addressOf(ref), ref.id)
          return { labels: value, byRules }
        },
        { labels: [], byRules: false },
      ),
    applyLabels: (_, { task: ref, labels }, { rest }) =>
      payload(
        async () => {
          const at = addressOf(ref)
          const sent = labels.map(({ title, color }) => ({ title, color }))
          return { task: (await calls.attachLabels(rest, at, ref.id, sent)) ?? (await getTask(rest, at, ref.id)) }
        },
        { task: null },
      ),
  },
} satisfies Resolvers
