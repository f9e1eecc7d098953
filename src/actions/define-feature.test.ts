// What the app derives from its features: in their order, each dialog once, every part that somebody brings.
import { expect, test } from 'vitest'
import { inMenuOrder } from '#src/app/menu-order.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import type { Action } from './action.ts'
import { actionsOf, defineFeature, dialogsOf, partsOf } from './define-feature.ts'
import type { DialogProps } from './dialogs.ts'

const action = (id: string, on = 'task') => ({ id, on }) as Action
const nothing = lazyComponent<DialogProps['help'] & { onClose: () => void }>(async () => () => null)
const bringing = (...actions: Action[]) => defineFeature({ actions: [async () => ({ actions })] })

test('actions stand in the order of the features, each file by itself', async () => {
  const files = await actionsOf([bringing(action('a.one'), action('a.two')), defineFeature({}), bringing(action('b.one'))])
  expect(files.map((actions) => actions.map(({ id }) => id))).toEqual([['a.one', 'a.two'], ['b.one']])
})

test('two features that bring a dialog of one name stop the start', () => {
  const help = defineFeature({ dialogs: { help: nothing } })
  expect(Object.keys(dialogsOf([help, defineFeature({})]))).toEqual(['help'])
  expect(() => dialogsOf([help, defineFeature({ dialogs: { help: nothing } })])).toThrow('help')
})

test('a part is gathered from those who bring it, in their order', async () => {
  const giving = (kind: string) => defineFeature({ giving: async () => ({ [kind]: { chosen: () => [], action: () => null } }) })
  const found = await partsOf([giving('label'), defineFeature({}), giving('sprint')], 'giving')
  expect(found.map((ways) => Object.keys(ways))).toEqual([['label'], ['sprint']])
})

test('a menu shows what its order names there, a new action behind the one before it in its file, the rest as the features stand', () => {
  const files = [
    [action('epic.make')],
    [action('task.duplicate'), action('task.fold'), action('epic.open', 'project')],
    [action('task.open'), action('task.done')],
  ]
  expect(inMenuOrder(files).map(({ id }) => id)).toEqual([
    'task.open',
    'task.done',
    'task.duplicate',
    'task.fold',
    'epic.make',
    'epic.open',
  ])
})

test('every action that the menu order names is there', async () => {
  const { allActions } = await import('#tests/kit/all-actions.ts')
  const { MENU_ORDER } = await import('#src/app/menu-order.ts')
  const ids = new Set(allActions.map(({ id }) => id))
  expect(MENU_ORDER.filter((id) => !ids.has(id))).toEqual([])
})
