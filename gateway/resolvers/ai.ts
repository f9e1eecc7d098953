// Suggestions for a task, and labels put on in bulk.
import { addressOf, type GatewayContext, type TaskRef } from '../context.ts'
import * as calls from '../rest/ai.ts'
import { getTask } from '../rest/tasks.ts'
import { payload } from './payload.ts'

interface Target {
  task: TaskRef
}

function suggestText(what: 'title' | 'description') {
  return (_: unknown, { task: ref }: Target, { rest }: GatewayContext) =>
    payload(
      async () => {
        const { value, byRules } = await calls.suggestText(rest, what, addressOf(ref), ref.id)
        return { text: value, byRules }
      },
      { text: null, byRules: false },
    )
}

/** Fields of Mutation about suggestions (AI-01..08). */
export const aiResolvers = {
  Mutation: {
    suggestTitle: suggestText('title'),
    suggestDescription: suggestText('description'),
    suggestLabels: (_: unknown, { task: ref }: Target, { rest }: GatewayContext) =>
      payload(
        async () => {
          const { value, byRules } = await calls.suggestLabels(rest, addressOf(ref), ref.id)
          return { labels: value, byRules }
        },
        { labels: [], byRules: false },
      ),
    applyLabels: (_: unknown, { task: ref, labels }: Target & { labels: { title: string; color: string }[] }, { rest }: GatewayContext) =>
      payload(
        async () => {
          const at = addressOf(ref)
          const sent = labels.map(({ title, color }) => ({ title, color }))
          return { task: (await calls.attachLabels(rest, at, ref.id, sent)) ?? (await getTask(rest, at, ref.id)) }
        },
        { task: null },
      ),
  },
}
