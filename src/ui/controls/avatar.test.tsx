// Proves initials, steady colours, the cut after four faces and the default logo.
import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personColours } from '#src/theme/tokens.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { initials, isPicture, markColour, overflow } from '#src/ui/marks/person-mark.ts'
import { Avatar, AvatarStack } from './avatar.tsx'

test.each([
  ['Ana Souza', 'AS'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['ana', 'AN'],
  ['x', 'X'],
  ['  ', '?'],
  ['jean-luc picard', 'JP'],
  ['(Ana) Souza', 'AS'],
  ['李 小龍', '李小'],
  ['🦊', '?'],
])('initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a colour is steady and from the list, and different names spread', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      expect(personColours).toContain(markColour(key))
      expect(markColour(key)).toBe(markColour(key))
    }),
  )
  const used = new Set(['ana', 'ben', 'mia', 'rex', 'gus', 'dora', 'fay', 'lee'].map(markColour))
  expect(used.size).toBeGreaterThanOrEqual(5)
})

const crowd = (count: number) => Array.from({ length: count }, (_, at) => ({ username: `u${at}`, name: `User ${at}` }))

test('ASSIGN-02 the strip shows the first 4 and counts the rest', () => {
  expect(overflow([1, 2, 3, 4], 4)).toEqual({ shown: [1, 2, 3, 4], rest: [] })
  expect(overflow([1, 2, 3, 4, 5, 6], 4)).toEqual({ shown: [1, 2, 3, 4], rest: [5, 6] })
  const { rerender } = render(<AvatarStack label="Assignees" people={crowd(4)} />)
  expect(screen.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual(['User 0', 'User 1', 'User 2', 'User 3'])
  rerender(<AvatarStack label="Assignees" people={crowd(7)} />)
  expect(screen.getAllByRole('img')).toHaveLength(5)
  expect(screen.getByRole('img', { name: '3 more: User 4, User 5, User 6' }).textContent).toBe('+3')
})

test('a face falls back to initials when the picture does not load', () => {
  const { container } = render(<Avatar person={{ username: 'ana', name: 'Ana Souza', avatar: 'https://example.com/a.png' }} />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('https://example.com/a.png')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Ana Souza' }).textContent).toBe('AS')
})

test.each(['', null, undefined, 'logo.png', 'javascript:alert(1)', 'data:text/html,x', 'httpx', ' https://x.y'])(
  'WS-09 %j gets the default logo',
  (src) => {
    expect(isPicture(src)).toBe(false)
    const { container } = render(<Logo name="Acme Studio" src={src} />)
    expect(container.querySelector('[data-default-logo]')?.textContent).toBe('A')
  },
)

test.each(['http://x.y/l.png', 'https://x.y/l.png', 'data:image/png;base64,AAAA'])('WS-09 %s is shown as the logo', (src) => {
  const { container } = render(<Logo name="Acme" src={src} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
})
