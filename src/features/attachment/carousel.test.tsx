// The pictures above a title without a server: those of older files, too, read when they are looked for.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions as attachmentActions } from './attachment.actions.ts'
import { Carousel } from './carousel.tsx'

const fileOf = (name: string, id: number) => ({
  ...{ id: String(id), filename: name, size: 100, createdAt: null, createdAtForHumans: null, user: null },
  ...{ mimetype: name.endsWith('.png') ? 'image/png' : 'text/plain', downloadUrl: `/api/attachments/${id}/content` },
})

function show(pages: readonly (readonly string[])[]) {
  const asked: number[] = []
  const attachments = ({ page }: { page: number }) => {
    asked.push(page)
    const nodes = (pages[page - 1] ?? []).map((name, at) => fileOf(name, page * 10 + at))
    return { nodes, page, totalPages: pages.length, totalCount: pages.flat().length }
  }
  renderFeature(<Carousel task={taskSubject(1)} />, {
    roots: { attachments },
    actions: attachmentActions,
    cacheParts: [attachmentCachePart],
  })
  return asked
}

test('TDETAIL-07 a further page of files is read when the last known picture is shown, and its pictures follow', async () => {
  const asked = show([['one.png', 'notes.txt', 'two.png'], ['three.png']])
  expect(await screen.findByRole('img', { name: 'one.png' })).toBeTruthy()
  expect(asked).toEqual([1])
  fireEvent.click(screen.getByRole('button', { name: 'Next image' }))
  expect(await screen.findByRole('img', { name: 'two.png' })).toBeTruthy()
  expect(await screen.findByText('2 / 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next image' }))
  expect(await screen.findByRole('img', { name: 'three.png' })).toBeTruthy()
  expect(asked).toEqual([1, 2])
})

test('TDETAIL-07 a picture behind pages of other files is found', async () => {
  const asked = show([['a.txt'], ['b.txt'], ['old.png']])
  expect(await screen.findByRole('img', { name: 'old.png' })).toBeTruthy()
  await waitFor(() => expect(asked).toEqual([1, 2, 3]))
})

test('TDETAIL-07 TDETAIL-08 pictures go on every 5 s, wait while an arrow is hovered or they are paused, and arrows and keys go around', async () => {
  show([['one.png', 'two.png', 'three.png']])
  expect(await screen.findByRole('img', { name: 'one.png' })).toBeTruthy()
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const at = (place: number) => expect(screen.getByText(`${place} / 3`)).toBeTruthy()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  // What was begun before does not count by this clock: on once by hand.
  fireEvent.click(button('Next image'))
  at(2)
  act(() => void vi.advanceTimersByTime(5_000))
  at(3)
  act(() => void vi.advanceTimersByTime(5_000))
  at(1)
  const arrow = button('Next image').parentElement as HTMLElement
  fireEvent.pointerEnter(arrow)
  act(() => void vi.advanceTimersByTime(20_000))
  at(1)
  fireEvent.pointerLeave(arrow)
  fireEvent.click(button('Pause the images'))
  act(() => void vi.advanceTimersByTime(20_000))
  at(1)
  const images = screen.getByRole('group', { name: 'Images' })
  fireEvent.keyDown(images, { key: 'ArrowLeft' })
  at(3)
  fireEvent.keyDown(images, { key: 'ArrowRight' })
  at(1)
  fireEvent.click(button('Previous image'))
  at(3)
  fireEvent.click(button('Play the images'))
  act(() => void vi.advanceTimersByTime(5_000))
  at(1)
})

test('TDETAIL-07 a task without pictures has none to go through', async () => {
  show([['notes.txt']])
  expect(await screen.findByText('No image of this task can be shown here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull()
})
