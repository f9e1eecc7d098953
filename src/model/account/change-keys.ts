// Changing one's own keys: the list is written as a whole, so a change is made of the newest one. A key that was set elsewhere meanwhile stays (PROFUP-07).
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { accountNow, factTitles, sendFact } from './account-change.ts'
import { type OwnShortcut, withKeys } from './keys/own-list.ts'

type Keys = readonly OwnShortcut[]

/** What a change makes of the list that was seen. */
export interface KeyChange {
  shown: Keys
  wanted: Keys
}

const keysOf = (list: Keys, action: string) => list.find((one) => one.action === action)?.keys ?? null

/** The actions whose keys two lists do not have in common. */
function differing(one: Keys, other: Keys): string[] {
  const actions = new Set([...one, ...other].map(({ action }) => action))
  return [...actions].filter((action) => keysOf(one, action)?.join('\n') !== keysOf(other, action)?.join('\n'))
}

/** A list in which these actions have the keys that they have in another. */
function withThose(list: Keys, actions: readonly string[], other: Keys): OwnShortcut[] {
  return actions.reduce<OwnShortcut[]>((next, action) => withKeys(next, action, keysOf(other, action)), [...list])
}

/** Makes the change of the newest list and of no other actions; undo gives those back, unless they were changed again since. */
export async function changeKeys(
  { api }: Pick<Services, 'api'>,
  change: KeyChange | ((now: Keys) => KeyChange),
): Promise<Outcome | undefined> {
  const account = await accountNow(api)
  const before = account.preferences.shortcuts
  const { shown, wanted } = typeof change === 'function' ? change(before) : change
  const actions = differing(shown, wanted).filter((action) => differing(before, wanted).includes(action))
  if (actions.length === 0) return undefined
  await sendFact(api, account, 'shortcuts', withThose(before, actions, wanted))
  return {
    said: `${factTitles.shortcuts} saved`,
    async undo() {
      const now = await accountNow(api)
      const since = differing(now.preferences.shortcuts, wanted)
      if (actions.some((action) => since.includes(action))) throw new UndoRefused(CHANGED_SINCE)
      await sendFact(api, now, 'shortcuts', withThose(now.preferences.shortcuts, actions, before))
    },
  }
}
