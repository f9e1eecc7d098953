// The pictures above a title without a server: those of older files, too, read when they are looked for.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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
