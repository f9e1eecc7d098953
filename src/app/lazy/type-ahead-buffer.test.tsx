// Keys pressed before a dialog is there: none is lost, none is late.
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitField, missField, TypeAheadBuffer, typeAhead } from './type-ahead-buffer.tsx'

const before = document.execCommand
let stopped: unknown

/** Types as the browser does: into what has the focus. */
beforeEach(() => {
  stopped = vi.spyOn(window, 'removeEventListener')
  document.execCommand = (_command, _ui, text) => {
    const field = document.activeElement as HTMLInputElement
    field.value += text
    return field.dispatchEvent(new Event('input', { bubbles: true }))
  }
})
afterEach(async () => {
  // It listens until what was kept is handed over.
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith('keydown', expect.anything(), true))
  cleanup()
  document.execCommand = before
  vi.restoreAllMocks()
})

function dialogWithField() {
  const { getByRole } = render(
    <div role="dialog" tabIndex={-1}>
      <input aria-label="Title" />
    </div>,
  )
  return { dialog: getByRole('dialog'), field: getByRole('textbox') as HTMLInputElement }
}

/** A key as a person presses it; whether the page gets it. */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  return (document.activeElement ?? document.body).dispatchEvent(event)
}

/** The text a task after the first of it came. */
const textAfterFirst = (field: HTMLInputElement | HTMLTextAreaElement) =>
  new Promise<string>((resolve) => {
    field.addEventListener('input', () => setTimeout(() => resolve(field.value)), { once: true })
  })

test('TCREATE-01 what was kept is typed in one go: a click right after it cuts nothing off', async () => {
  const { field } = dialogWithField()
  field.focus()
  const text = textAfterFirst(field)
  typeAhead([...'Line two'])
  expect(await text).toBe('Line two')
})

test('TCREATE-01 keys pressed while the dialog is loaded wait for its field, those after them stay behind them', async () => {
  const loading = render(<TypeAheadBuffer />)
  expect(press('a')).toBe(false)
  const { field } = dialogWithField()
  loading.unmount()
  expect(press('b')).toBe(false)
  const text = textAfterFirst(field)
  field.focus()
  expect(await text).toBe('ab')
})

test('TCREATE-01 a dialog that is drawn slowly gets the keys all the same', async () => {
  const loading = render(<TypeAheadBuffer />)
  expect(press('a')).toBe(false)
  const { field } = dialogWithField()
  loading.unmount()
  const text = textAfterFirst(field)
  // Every turn is a long task, as where a large dialog is drawn on a slow machine.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  field.focus()
  expect(await text).toBe('a')
})

test('FILES-05 who clicks into a field of a dialog that has just come types there, with nothing kept', () => {
  const loading = render(<TypeAheadBuffer />)
  const { dialog, field } = dialogWithField()
  loading.unmount()
  dialog.focus()
  field.focus()
  expect(press('a')).toBe(true)
})

test('DOCS-07 keys typed ahead of a dialog whose keys are commands are pressed there, though it has a field', async () => {
  const loading = render(<TypeAheadBuffer />)
  expect(press('j')).toBe(false)
  const { getByRole } = render(
    <div role="dialog" tabIndex={-1}>
      <div data-commands />
      <textarea />
    </div>,
  )
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  getByRole('dialog').focus()
  window.addEventListener('keydown', hear)
  loading.unmount()
  await vi.waitFor(() => expect(heard).toEqual(['j']))
  expect(press('k')).toBe(true)
  window.removeEventListener('keydown', hear)
  expect(heard).toEqual(['j', 'k'])
})

test('NOTE-09 WIKI-18 what is typed while the field of a page is on its way reaches that, and nothing of the page before', async () => {
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => void heard.push(key)
  window.addEventListener('keydown', hear)
  awaitField('note')
  expect(['n', 'o'].map(press)).toEqual([false, false])
  // Longer than a dialog may take.
  for (let turns = 0; turns < 150; turns++) await new Promise((resolve) => setTimeout(resolve))
  expect(press('t')).toBe(false)
  const { getByRole } = render(<textarea aria-label="Text" />)
  const field = getByRole('textbox') as HTMLTextAreaElement
  const text = textAfterFirst(field)
  field.focus()
  expect(await text).toBe('not')
  window.removeEventListener('keydown', hear)
  expect(heard).toEqual([])
})

test.each<[string, () => void]>([
  ['Escape', () => void press('Escape')],
  ['a click', () => void window.dispatchEvent(new Event('pointerdown'))],
  ['a way back', () => void window.dispatchEvent(new Event('popstate'))],
  ['a failure', missField],
])('NOTE-09 WIKI-18 %s gives the field up: keys are the page’s again', async (_, turn) => {
  awaitField('comment')
  expect(press('a')).toBe(false)
  turn()
  expect(press('b')).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 8))
})

test('NOTE-09 WIKI-18 MISC-02 what was typed for a field that could not be brought is in the next one of its name, and in no other', async () => {
  awaitField('note')
  expect(['n', 'o'].map(press)).toEqual([false, false])
  missField()
  const { getByRole } = render(<textarea aria-label="Text" />)
  const field = getByRole('textbox') as HTMLTextAreaElement
  awaitField('wiki page')
  field.focus()
  await new Promise((resolve) => setTimeout(resolve, 8))
  expect(field.value).toBe('')
  field.blur()
  awaitField('note')
  expect(press('t')).toBe(false)
  const text = textAfterFirst(field)
  field.focus()
  expect(await text).toBe('not')
})
