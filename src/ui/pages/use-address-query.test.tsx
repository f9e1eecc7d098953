// Changes of the address that come before the one before is drawn.
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type ChangeQuery, useAddressQuery } from './use-address-query.ts'

const setting =
  (name: string, value: string) =>
  (now: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(now)
    next.set(name, value)
    return next
  }

interface Parts {
  one?: ChangeQuery
  other?: ChangeQuery
  go?: (to: string) => void
}

function Part({ name, parts }: { name: 'one' | 'other'; parts: Parts }) {
  const [query, change] = useAddressQuery()
  const go = useNavigate()
  useLayoutEffect(() => {
    parts[name] = change
    parts.go = go
  })
  return <p data-testid={name}>{query.toString()}</p>
}

/** Two parts of a page that both change its address, and the way to another page. */
function show(at: string): Parts {
  const parts: Parts = {}
  render(
    <MemoryRouter initialEntries={[at]}>
      <Part name="one" parts={parts} />
      <Part name="other" parts={parts} />
    </MemoryRouter>,
  )
  return parts
}

const drawn = () => ['one', 'other'].map((name) => screen.getByTestId(name).textContent)

test('of changes before the next drawing, by whichever part, none is lost', () => {
  const parts = show('/list?a=1')
  act(() => {
    parts.one?.(setting('b', '2'))
    parts.other?.(setting('c', '3'), { replace: true })
    parts.one?.((now) => {
      now.delete('a')
      return now
    })
  })
  expect(drawn()).toEqual(['b=2&c=3', 'b=2&c=3'])
})

test('after another address nothing of the former one comes back', () => {
  const parts = show('/list?a=1')
  act(() => parts.one?.(setting('b', '2')))
  act(() => parts.go?.('/list?d=4'))
  act(() => parts.other?.(setting('e', '5')))
  expect(drawn()).toEqual(['d=4&e=5', 'd=4&e=5'])
})
