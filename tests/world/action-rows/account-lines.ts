// One's own account.
import { CircleUserIcon } from 'lucide-react'
import { defineAction } from '#src/actions/define-action.ts'
import { type AccountFact, changeFact } from '#src/model/account/account-change.ts'
import type { Given, Line } from './line.ts'

/** What a field of one's own settings does. */
const byField = (fact: AccountFact, value: unknown) => async (): Promise<Given> => ({
  subjects: {},
  action: defineAction({
    ...{ id: 'account.save', on: 'app', title: 'Save', icon: CircleUserIcon, group: 'account' },
    run: ({ api }) => changeFact({ api }, fact, value),
  }),
})

const facts = [
  ...([
    ['name', 'Ana S.'],
    ['headline', 'Leads'],
    ['avatar', 'https://example.com/ana.png'],
  ] as const),
  ...([
    ['timeZone', 'Asia/Tokyo'],
    ['locale', 'de-DE'],
    ['weekStart', 0],
    ['hourCycle', 12],
  ] as const),
  ...([
    ['hideEmail', true],
    ['taskModal', true],
    ['keyHints', false],
  ] as const),
] as const
const column = (fact: string) => fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The lines. */
export const accountLines: readonly Line[] = [
  { id: 'profile.set-theme', given: async () => ({ subjects: {}, script: { pick: ['dark'] } }), touches: ['people.theme'] },
  ...facts.map(([fact, value]) => ({ id: 'account.save', as: fact, given: byField(fact, value), touches: [`people.${column(fact)}`] })),
]
