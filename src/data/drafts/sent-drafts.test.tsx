// Sent text: out of its field at once, out of storage only when it has arrived.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import type { readDraft as ReadDraft } from './drafts.ts'
import type { Sending } from './sent-drafts.ts'
import type { Draft, DraftOptions, lastTyped as LastTyped, useDraft as UseDraft } from './use-draft.ts'

const viewer = { username: 'ana', name: 'ana', avatar: null, headline: null }
const stored = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:'))

/** The page as it is after a reload: nothing but storage is left. */
async function reload(): Promise<{ useDraft: typeof UseDraft; lastTyped: typeof LastTyped; readDraft: typeof ReadDraft }> {
  vi.resetModules()
  const [{ useDraft, lastTyped }, { readDraft }] = await Promise.all([import('./use-draft.ts'), import('./drafts.ts')])
  return { useDraft, lastTyped, readDraft }
}

async function page() {
  const { useDraft, lastTyped, readDraft } = await reload()
  const field = (subject: string, options: DraftOptions = {}) =>
    renderHook((given: DraftOptions) => useDraft(subject, given), { initialProps: options })
  return { field, lastTyped, typed: (subject: string) => readDraft('ana', subject) }
}

function sendFrom({ current }: { current: Draft }, part?: Parameters<Draft['send']>[0]): Sending {
  let sending: Sending | undefined
  act(() => {
    sending = current.send(part)
  })
  if (!sending) throw new Error('Nothing was sent')
  return sending
}

beforeEach(() => {
  endSession('signed-out')
  startSession({ token: 'a', viewer })
})

test('OPEN-09 sending empties the field at once and keeps the text until it has arrived', async () => {
  const { field } = await page()
  const { result } = field('comment:1')
  act(() => result.current.setText('Precious'))
  const sending = sendFrom(result)
  expect(result.current).toMatchObject({ text: '', restored: false, maybeSent: false })
  expect(stored().map(([, text]) => text)).toEqual([expect.stringContaining('Precious')])
  act(() => sending.settle(true))
  expect(result.current.text).toBe('')
  expect(stored()).toEqual([])
})

test('OPEN-09 sent, not answered, reloaded: the text is offered, and says that it may have arrived', async () => {
  const first = (await page()).field('comment:1')
  act(() => first.result.current.setText('Precious'))
  act(() => void first.result.current.send())
  first.unmount()
  const { field, typed } = await page()
  const { result } = field('comment:1')
  expect(result.current).toMatchObject({ text: 'Precious', restored: true, maybeSent: true })
  act(() => result.current.setText('Precious!'))
  expect(result.current).toMatchObject({ text: 'Precious!', restored: false, maybeSent: false })
  expect([typed('comment:1'), stored().length]).toEqual(['Precious!', 1])
})

test('OPEN-09 answered, then reloaded: nothing is left behind', async () => {
  const first = (await page()).field('comment:1')
  act(() => first.result.current.setText('Precious'))
  const sending = sendFrom(first.result)
  first.unmount()
  sending.settle(true)
  const { result } = (await page()).field('comment:1')
  expect(result.current).toMatchObject({ text: '', restored: false })
  expect(stored()).toEqual([])
})

test('OPEN-09 what did not arrive is in the field again, also where the field was closed meanwhile', async () => {
  const { field } = await page()
  const first = field('comment:1')
  act(() => first.result.current.setText('Precious'))
  const sending = sendFrom(first.result)
  first.unmount()
  const second = field('comment:1')
  expect(second.result.current.text).toBe('')
  act(() => sending.settle(false))
  expect(second.result.current).toMatchObject({ text: 'Precious', restored: false, maybeSent: false })
})

test('OPEN-09 a failure that a page sees while it goes away is no proof: the next visit says that the text may have arrived', async () => {
  const first = (await page()).field('comment:1')
  act(() => first.result.current.setText('Precious'))
  const sending = sendFrom(first.result)
  act(() => sending.settle(false))
  first.unmount()
  const second = (await page()).field('comment:1')
  expect(second.result.current).toMatchObject({ text: 'Precious', restored: true, maybeSent: true })
  second.unmount()
  const third = (await page()).field('comment:1', { hasArrived: (text) => text === 'Precious' })
  expect([third.result.current.text, stored()]).toEqual(['', []])
})

test('OPEN-09 what was typed meanwhile stays; what did not arrive waits behind it, the oldest first', async () => {
  const { field } = await page()
  const { result } = field('task-create:a')
  const sent = ['One', 'Two'].map((text) => {
    act(() => result.current.setText(text))
    return sendFrom(result)
  })
  act(() => result.current.setText('Three'))
  act(() => {
    for (const one of sent) one.settle(false)
  })
  expect(result.current.text).toBe('Three')
  const third = sendFrom(result)
  expect(result.current.text).toBe('One')
  act(() => third.settle(true))
  act(() => result.current.clear())
  expect(result.current.text).toBe('Two')
  act(() => result.current.clear())
  expect([result.current.text, stored()]).toEqual(['', []])
})

test('OPEN-09 gathered, what did not arrive stands before what was typed meanwhile, and only the part that is missing', async () => {
  const { field } = await page()
  const { result } = field('checklist:1', { gather: (texts) => texts.join('\n') })
  const sending = sendFrom(result, { text: 'One\nTwo' })
  act(() => result.current.setText('Three'))
  act(() => sending.settle(false, 'Two'))
  expect(result.current.text).toBe('Two\nThree')
  act(() => result.current.setText('Two\nThree!'))
  expect([result.current.text, stored().length]).toEqual(['Two\nThree!', 1])
})

test('TITLE-04 in a field that shows what is saved, one that arrived replaces what failed before it, not what was sent after it', async () => {
  const { field, lastTyped } = await page()
  const { result } = field('task:1:title', { initial: 'Old', gather: lastTyped })
  const [first, second, third] = ['One', 'Two', 'Three'].map((text) => {
    act(() => result.current.setText(text))
    return sendFrom(result)
  })
  act(() => first?.settle(false))
  act(() => third?.settle(false))
  act(() => second?.settle(true))
  expect(result.current.text).toBe('Three')
  expect(stored()).toHaveLength(1)
})

test('what sending left in the field gives way to what did not arrive, unless it was changed', async () => {
  const { field } = await page()
  const { result } = field('form:1')
  act(() => result.current.setText('title and dates'))
  const first = sendFrom(result, { left: 'dates' })
  expect(result.current.text).toBe('dates')
  act(() => first.settle(false))
  expect(result.current.text).toBe('title and dates')
  const second = sendFrom(result, { left: 'dates' })
  act(() => result.current.setText('another title and dates'))
  act(() => second.settle(false))
  expect(result.current.text).toBe('another title and dates')
})

test('a text that turns out to have arrived is not offered and not kept; one that was refused is', async () => {
  const first = (await page()).field('task:1:title', { initial: 'Old' })
  act(() => first.result.current.setText('New'))
  act(() => void first.result.current.send())
  first.unmount()
  const hasArrived = (text: string) => text === 'New'
  const { result } = (await page()).field('task:1:title', { initial: 'New', hasArrived })
  expect(result.current).toMatchObject({ text: 'New', restored: false })
  expect(stored()).toEqual([])
  const refused = sendFrom(result, { text: 'New' })
  act(() => refused.settle(false))
  expect(stored()).toHaveLength(1)
})

test('AUTH-03 an answer after the session ended keeps the text for its person; after signing out it brings nothing back', async () => {
  for (const reason of ['expired', 'signed-out'] as const) {
    startSession({ token: reason, viewer })
    const { field } = await page()
    const { result, unmount } = field('comment:1')
    act(() => result.current.setText('Precious'))
    const sending = sendFrom(result)
    unmount()
    endSession(reason)
    sending.settle(false)
    expect(stored()).toHaveLength(reason === 'expired' ? 1 : 0)
  }
})

test('another tab shows what a tab left unanswered, and takes it away when the answer comes there', async () => {
  const sender = (await page()).field('comment:1')
  act(() => sender.result.current.setText('Precious'))
  const sending = sendFrom(sender.result)
  const other = (await page()).field('comment:1')
  expect(other.result.current).toMatchObject({ text: 'Precious', maybeSent: true })
  const [key] = stored()[0] ?? []
  act(() => {
    sending.settle(true)
    window.dispatchEvent(new StorageEvent('storage', { key: key ?? '' }))
  })
  expect(other.result.current).toMatchObject({ text: '', maybeSent: false })
})

test('where storage is refused the page itself brings the text back', async () => {
  const { field } = await page()
  const { result } = field('comment:1')
  act(() => result.current.setText('Precious'))
  const allow = refuseStorage()
  const sending = sendFrom(result)
  const emptied = result.current.text
  act(() => sending.settle(false))
  allow()
  expect(emptied).toBe('')
  expect(result.current.text).toBe('Precious')
})

test('the same text sent again after a reload is the same wish; changed text is another, and so is one typed anew', async () => {
  const first = (await page()).field('comment:1')
  act(() => first.result.current.setText('Precious'))
  const { intent } = sendFrom(first.result)
  first.unmount()
  const { field } = await page()
  const { result } = field('comment:1')
  const again = sendFrom(result)
  expect(again.intent).toBe(intent)
  act(() => again.settle(true))
  act(() => result.current.setText('Precious'))
  const anew = sendFrom(result)
  expect(anew.intent).not.toBe(intent)
  act(() => anew.settle(false))
  act(() => result.current.setText('Precious and more'))
  expect(sendFrom(result).intent).not.toBe(anew.intent)
})

test('a text whose answer was lost says that it may have arrived, also without a reload', async () => {
  const { field } = await page()
  const { tellDoubt } = await import('#src/data/mutation-events.ts')
  const { result } = field('comment:1')
  act(() => result.current.setText('Precious'))
  const refused = sendFrom(result)
  act(() => refused.settle(false))
  expect(result.current).toMatchObject({ text: 'Precious', maybeSent: false })
  const lost = sendFrom(result)
  act(() => {
    tellDoubt(lost.intent)
    lost.settle(false)
  })
  expect(result.current).toMatchObject({ text: 'Precious', maybeSent: true })
})
