// Unsent text: kept per keystroke, by person and subject, until sent, discarded or signed out.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import { draftSubjects, readDraft } from './drafts.ts'
import { useDraft } from './use-draft.ts'

const person = (username: string) => ({ username, name: username, avatar: null, headline: null })

beforeEach(() => {
  endSession('signed-out')
  startSession({ token: 'a', viewer: person('ana') })
})

test('OPEN-09 every keystroke is kept and comes back after a reload', () => {
  const first = renderHook(() => useDraft('task:1:title', { initial: 'Old' }))
  expect(first.result.current).toMatchObject({ text: 'Old', restored: false })
  for (const text of ['N', 'Ne', 'New']) {
    act(() => first.result.current.setText(text))
    expect(readDraft('ana', 'task:1:title')).toBe(text)
  }
  first.unmount()
  const second = renderHook(() => useDraft('task:1:title', { initial: 'Old' }))
  expect(second.result.current).toMatchObject({ text: 'New', restored: true })
})

test('OPEN-09 after a 401 the same person gets the text back, another person never does', () => {
  const first = renderHook(() => useDraft('comment:1'))
  act(() => first.result.current.setText('Half a thought'))
  first.unmount()
  endSession('expired')
  startSession({ token: 'b', viewer: person('ben') })
  expect(renderHook(() => useDraft('comment:1')).result.current.text).toBe('')
  endSession('expired')
  startSession({ token: 'c', viewer: person('ana') })
  expect(renderHook(() => useDraft('comment:1')).result.current.text).toBe('Half a thought')
})

test('DEFECT-04 after signing out nothing is left', () => {
  const { result, unmount } = renderHook(() => useDraft('comment:1'))
  act(() => result.current.setText('Secret'))
  unmount()
  endSession('signed-out')
  startSession({ token: 'd', viewer: person('ana') })
  expect(draftSubjects('ana')).toEqual([])
  expect(renderHook(() => useDraft('comment:1')).result.current.text).toBe('')
})

test('clear forgets the draft and shows the saved text, also when it has changed meanwhile', () => {
  const { result, rerender } = renderHook(({ initial }) => useDraft('task:1:title', { initial }), { initialProps: { initial: 'Old' } })
  act(() => result.current.setText('Mine'))
  rerender({ initial: 'Theirs' })
  expect(result.current.text).toBe('Mine')
  act(() => result.current.clear())
  expect(result.current.text).toBe('Theirs')
  expect(readDraft('ana', 'task:1:title')).toBeNull()
})

test('typing back to the saved text leaves no draft; an emptied field is one', () => {
  const { result } = renderHook(() => useDraft('task:1:title', { initial: 'Old' }))
  act(() => result.current.setText(''))
  expect(readDraft('ana', 'task:1:title')).toBe('')
  act(() => result.current.setText('Old'))
  expect(readDraft('ana', 'task:1:title')).toBeNull()
})

test('another subject has its own text', () => {
  const { result, rerender } = renderHook(({ subject }) => useDraft(subject), { initialProps: { subject: 'comment:1' } })
  act(() => result.current.setText('On one'))
  rerender({ subject: 'comment:2' })
  expect(result.current.text).toBe('')
  rerender({ subject: 'comment:1' })
  expect(result.current.text).toBe('On one')
})

test('a full storage is told once and never stops the typing', () => {
  const onRefused = vi.fn()
  const { result } = renderHook(() => useDraft('comment:1', { onRefused }))
  const allow = refuseStorage()
  for (const text of ['a', 'ab', 'abc']) act(() => result.current.setText(text))
  allow()
  expect(result.current.text).toBe('abc')
  expect(onRefused).toHaveBeenCalledOnce()
})
