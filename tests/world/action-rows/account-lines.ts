// One's own account.
import { CircleUserIcon } from 'lucide-react'
import { findPersonByUsername } from '#host/resources/people/people.store.ts'
import { openSession } from '#host/resources/sessions/sessions.store.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type AccountFact, changeFact } from '#src/model/account/account-change.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'
import { LOG, NEWS } from './words.ts'

const idOf = async ({ world }: ActionBench, username: string): Promise<string> =>
  (await findPersonByUsername(world.host.db, username))?.id ?? ''

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
    ['shortcuts', [{ action: 'task.due', keys: ['q'] }]],
  ] as const),
] as const
const column = (fact: string) => fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const OWN = 'it is about oneself, and of no workspace'

/** The lines. */
export const accountLines: readonly Line[] = [
  { id: 'profile.set-theme', given: async () => ({ subjects: {}, script: { pick: ['dark'] } }), touches: ['people.theme'], unlogged: OWN },
  {
    id: 'person.assign-selected',
    given: async (bench, count) => {
      const tasks = await bench.tasks(count)
      const rex = { id: 'rex', username: 'rex', name: 'Rex Novak', email: null, viewerCan: [] }
      return {
        subjects: { person: [rex] },
        inView: { rows: tasks, selected: tasks.map(({ id }) => id) },
        around: tasks.map(({ id }) => id),
      }
    },
    touches: [LOG, ...NEWS, '+task_people'],
  },
  {
    id: 'session.end',
    given: async (bench) => {
      await openSession(bench.world.host.db, await idOf(bench, 'ana'), { userAgent: 'Elsewhere', network: '203.0.113.0/24' })
      const { sessions } = await bench.data('ana', '{ sessions { id device current } }', {})
      const other = sessions.find(({ current }: { current: boolean }) => !current)
      return { subjects: { session: [{ ...other, viewerCan: [] }] } }
    },
    touches: ['-sessions'],
    unlogged: OWN,
    noUndo: 'a session that was ended stays ended',
  },
  {
    id: 'session.end-others',
    given: async (bench) => {
      await openSession(bench.world.host.db, await idOf(bench, 'ana'))
      return { subjects: {}, script: { confirm: [true] } }
    },
    touches: ['-sessions'],
    unlogged: OWN,
    noUndo: 'a session that was ended stays ended',
  },
  {
    id: 'shortcuts.set-preset',
    given: async () => ({ subjects: {}, script: { pick: ['GITHUB'] } }),
    touches: ['people.shortcut_preset'],
    unlogged: OWN,
  },
  { id: 'shortcuts.toggle-single-keys', given: async () => ({ subjects: {} }), touches: ['people.single_keys'], unlogged: OWN },
  { id: 'coach.toggle', given: async () => ({ subjects: {} }), touches: ['people.key_coach'], unlogged: OWN },
  {
    id: 'shortcuts.reset',
    given: async (bench) => {
      const input = { shortcuts: [{ action: 'task.status', keys: ['q'] }] }
      await bench.data('ana', 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { userErrors { code } } }', { input })
      return { subjects: {} }
    },
    touches: ['people.shortcuts'],
    unlogged: OWN,
  },
  {
    id: 'first.show',
    given: async () => ({ subjects: {} }),
    touches: ['people.first_steps'],
    unlogged: OWN,
    left: { 'people.first_steps': 'the moment at which it was put away or asked for again is kept' },
  },
  {
    id: 'first.hide',
    given: async () => ({ subjects: {} }),
    touches: ['people.first_steps'],
    unlogged: OWN,
    left: { 'people.first_steps': 'the moment at which it was put away or asked for again is kept' },
  },
  ...facts.map(([fact, value]) => ({
    id: 'account.save',
    as: fact,
    given: byField(fact, value),
    touches: [`people.${column(fact)}`],
    unlogged: OWN,
  })),
]
