// Proves whose keys are those of rows in view, and whose are those of what the list stands in.
import { expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { setUp } from '#tests/kit/keyboard.ts'
import { keyAction as action } from './keymap-keys.ts'

test('SCREEN-04 a key that rows in view have is theirs, also while none is meant: what the list stands in does not take it', () => {
  const actions = [
    action('accept', 'Shift+s', { on: 'submission' }),
    action('publish', 'Shift+s', { on: 'form' }),
    action('rename', 'e', { on: 'project' }),
  ]
  const subjects = { form: [{ viewerCan: [] }], project: [{ viewerCan: [] }] } as unknown as Here['subjects']
  const here: Here = { services: {} as Here['services'], subjects }
  const bare = setUp(actions, { here })
  bare.press('S', { shiftKey: true })
  const listed = setUp(actions, { here, rows: () => ['submission'] })
  for (const key of ['S', 'e']) listed.press(key, { shiftKey: key === 'S' })
  expect([bare.ran, listed.ran]).toEqual([['publish'], ['rename']])
})

test('SCREEN-04 INV-20 n makes another of what a list lists, also where its rows have that key on a page of their own', () => {
  const actions = [action('line', 'n', { on: 'invoice' }), action('invoice', 'n', { on: 'invoice-list' })]
  const subjects = { 'invoice-list': [{ viewerCan: [] }] } as unknown as Here['subjects']
  const listed = setUp(actions, { here: { services: {} as Here['services'], subjects }, rows: () => ['invoice'] })
  listed.press('n')
  expect(listed.ran).toEqual(['invoice'])
})
