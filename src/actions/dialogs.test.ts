// The store of open dialogs: by name one at a time, closed by name or as the one that was opened.
import { expect, test } from 'vitest'
import { createDialogs } from './dialogs.ts'

test('a dialog is closed by its name, whichever is open under it', () => {
  const dialogs = createDialogs()
  dialogs.open('palette', {})
  dialogs.open('help', {})
  dialogs.close('palette')
  expect(dialogs.list()).toEqual([{ name: 'help', props: {} }])
})

test('who closes the one that was opened does not close another that was opened under its name since', () => {
  const dialogs = createDialogs()
  let changes = 0
  dialogs.subscribe(() => changes++)
  dialogs.open('palette', { prefix: '>' })
  const [first] = dialogs.list()
  dialogs.open('palette', { prefix: '#' })
  if (first) dialogs.close(first)
  expect([dialogs.list(), changes]).toEqual([[{ name: 'palette', props: { prefix: '#' } }], 2])
  const [second] = dialogs.list()
  if (second) dialogs.close(second)
  expect([dialogs.list(), changes]).toEqual([[], 3])
})
