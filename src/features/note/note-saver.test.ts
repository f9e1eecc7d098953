// Saving a note: kept with every key, sent when typing rests, and both texts kept where two devices saved.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '#src/data/drafts/drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import type { NoteWholeData } from '#src/model/note/note.graphql.ts'
import { createNoteSaver, REST_MS, secondVersion } from './note-saver.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const note = (html = '<p>Start</p>', version = 1): NoteWholeData =>
  ({ id: 'n', title: 'Start', tags: ['plan'], isPinned: false, version, updatedAt: null, trashedAt: null, html, tasks: [] }) as never

/** A server with one note; `mutate` answers as the gateway does. */
function server() {
  const there = { html: '<p>Start</p>', version: 1, offline: false, made: [] as string[] }
  const mutate = vi.fn(async (_document: unknown, { input }: { input: { html: string; version?: number } }) => {
    if (there.offline) throw new ApiError('UNREACHABLE', 'No connection')
    if (input.version === undefined) {
      there.made.push(input.html)
      return { note: { id: 'n2', title: 'Start (2)' } }
    }
    if (input.version !== there.version) throw new ApiError('CONFLICT', 'Saved elsewhere')
    there.html = input.html
    there.version += 1
    return { note: note(there.html, there.version) }
  })
  const states: string[] = []
  const kept: string[] = []
  const open = (from = note(there.html, there.version)) =>
    createNoteSaver({
      ...{ api: { mutate } as never, username: 'ana', note: from, tell: (state: string) => void states.push(state) },
      clash: ({ title }) => void kept.push(title),
    })
  return { there, mutate, open, states, kept }
}

test('NOTE-04 every key is kept in the browser, and what rests 800 ms is sent once', async () => {
  const { there, mutate, open, states } = server()
  const saver = open()
  saver.type('<p>A</p>')
  expect(readDraft('ana', 'note:n:text')).toBe('<p>A</p>')
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  saver.type('<p>AB</p>')
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  expect(mutate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(there).toMatchObject({ html: '<p>AB</p>', version: 2 })
  expect(readDraft('ana', 'note:n:text')).toBeNull()
  expect(states).toEqual(['typed', 'typed', 'saved'])
  saver.type('<p>ABC</p>')
  await saver.flush()
  expect(there.version).toBe(3)
})

test('NOTE-04 two tabs write offline and both go online: both texts exist', async () => {
  const { there, open, kept } = server()
  const [one, two] = [open(), open()]
  there.offline = true
  one.type('<p>Start</p><p>From one</p>')
  await vi.advanceTimersByTimeAsync(REST_MS)
  const typedByOne = readDraft('ana', 'note:n:text')
  expect(typedByOne).toContain('From one')
  two.type('<p>Start</p><p>From two</p>')
  await vi.advanceTimersByTimeAsync(REST_MS)
  there.offline = false
  await one.flush()
  await two.flush()
  expect(there.html).toBe('<p>Start</p><p>From one</p>')
  expect(there.made).toEqual(['<p>Start (2)</p><p>From two</p>'])
  expect(kept).toEqual(['Start (2)'])
})

test('NOTE-04 what an earlier visit could not send is sent by the next one, against the version that it began with', async () => {
  const { there, open } = server()
  there.offline = true
  open().type('<p>Left</p>')
  await vi.advanceTimersByTimeAsync(REST_MS)
  Object.assign(there, { offline: false, html: '<p>Newer</p>', version: 2 })
  const next = open()
  expect(next.start).toBe('<p>Left</p>')
  await next.flush()
  expect(there).toMatchObject({ html: '<p>Newer</p>', made: ['<p>Left (2)</p>'] })
})

test('NOTE-04 the text of another device is followed where nothing was typed here', () => {
  const { open } = server()
  const saver = open()
  expect(saver.follow(note('<p>Start</p>', 1))).toBeNull()
  expect(saver.follow(note('<p>Elsewhere</p>', 2))).toBe('<p>Elsewhere</p>')
  saver.type('<p>Here</p>')
  expect(saver.follow(note('<p>Again</p>', 3))).toBeNull()
})

test('NOTE-04 the second version is named in its first line', () => {
  expect(secondVersion('<p>A <strong>b</strong></p><p>c</p>')).toBe('<p>A <strong>b</strong> (2)</p><p>c</p>')
  expect(secondVersion('<p>A (2)</p>')).toBe('<p>A (3)</p>')
  expect(secondVersion('<ul><li><p>One</p></li></ul>')).toBe('<ul><li><p>One (2)</p></li></ul>')
  expect(secondVersion('<p>A<br>b</p>')).toBe('<p>A (2)<br>b</p>')
  expect(secondVersion('')).toBe('<p>(2)</p>')
})
