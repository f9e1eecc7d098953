// Whose a key is: asked often, so gathered once, and anew with other preferences.
import { expect, test } from 'vitest'
import { preferences } from '#src/lib/preferences.ts'
import { createRegistry, defineAction } from '../define-action.ts'

const action = (id: string, shortcut: string | string[]) =>
  defineAction({ id, on: 'app', title: id, group: 'Other', icon: null as never, shortcut, run: () => undefined } as never)

test('PROFUP-09 the owners of a key are those that have it now: a key that is chosen is theirs, one that is given up is not', () => {
  const before = preferences.get()
  const { withKey } = createRegistry([action('x.one', 'q'), action('x.two', ['q', 'w']), action('x.three', [])])
  const owners = (key: string) => withKey(key).map(({ id }) => id)
  expect([owners('q'), owners('w'), owners('y')]).toEqual([['x.one', 'x.two'], ['x.two'], []])
  preferences.set({ ...before, keys: { ...before.keys, 'x.two': ['y'], 'x.three': ['q'] } })
  expect([owners('q'), owners('w'), owners('y')]).toEqual([['x.one', 'x.three'], [], ['x.two']])
  preferences.set({ ...before, singleKeys: false })
  expect(owners('q')).toEqual([])
  preferences.set(before)
  expect(owners('q')).toEqual(['x.one', 'x.two'])
})
