// Proves the pager's rules: TLIST-05..07 and DEFECT-16.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Pagination, pagerState } from './pagination.tsx'

test('TLIST-05 shows Page X of Y with Previous and Next, which go one page', () => {
  const onPage = vi.fn()
  render(<Pagination page={2} totalPages={5} onPage={onPage} />)
  expect(screen.getByText('Page 2 of 5')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPage.mock.calls).toEqual([[1], [3]])
})

test('TLIST-06 Previous is off on page 1 and Next on the last page', () => {
  expect(pagerState(1, 3)).toMatchObject({ previous: 'disabled', next: 'ready' })
  expect(pagerState(2, 3)).toMatchObject({ previous: 'ready', next: 'ready' })
  expect(pagerState(3, 3)).toMatchObject({ previous: 'ready', next: 'disabled' })
  const onPage = vi.fn()
  render(<Pagination page={1} totalPages={3} onPage={onPage} />)
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(onPage).not.toHaveBeenCalled()
})

test('TLIST-07 one page is a line of text: neither Previous nor Next could do anything', () => {
  render(<Pagination page={1} totalPages={1} onPage={vi.fn()} />)
  expect(screen.getByText('Page 1 of 1')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('DEFECT-16 no pages count as one, and no page is beyond the last', () => {
  expect(pagerState(1, 1)).toEqual({ text: 'Page 1 of 1', previous: 'hidden', next: 'hidden' })
  expect(pagerState(1, 0)).toEqual({ text: 'Page 1 of 1', previous: 'hidden', next: 'hidden' })
  expect(pagerState(9, 2)).toMatchObject({ text: 'Page 2 of 2', next: 'disabled' })
  expect(pagerState(Number.NaN, Number.NaN).text).toBe('Page 1 of 1')
})
