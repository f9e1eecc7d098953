// Answers whatever is asked, with the first thing that may be chosen: whoever would write when answered writes.
import type { Ask, PickQuestion } from '#src/actions/services.ts'

/** Asks nobody. */
export function eagerAsk(): Ask {
  const first = async <T>({ options }: PickQuestion<T>) =>
    (typeof options === 'function' ? await options() : options).find(({ disabled }) => disabled === undefined)
  const ask: Ask = {
    about: () => ask,
    from: () => ask,
    begun: () => '',
    pick: async (question) => (await first(question))?.value ?? null,
    async many(question) {
      const option = await first(question)
      if (option) await question.apply(option.value, option.checked !== true)
    },
    text: async ({ initial = '', proposal }) => initial || (await proposal?.()) || 'Something',
    date: async () => new Date('2027-03-01T10:00:00Z'),
    confirm: async () => true,
    people: async ({ apply }) => void (await apply({ id: 'mia', username: 'mia', name: 'Mia', avatar: null, headline: null }, true)),
    project: async () => ({ id: 'acme/open', slug: 'open', name: 'Open', workspaceSlug: 'acme' }),
  }
  return ask
}
