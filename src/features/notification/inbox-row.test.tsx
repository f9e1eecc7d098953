// What a row of the inbox shows of people and of what is gone.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NotificationSubject } from '#src/model/notification/notification-subject.ts'
import { newsEvent, newsRow } from '#tests/kit/notification-row.ts'
import { InboxRow } from './inbox-row.tsx'

const people = ['Ben Okafor', 'Mia Chen', 'Gus Lind', 'Rex Novak'].map((name) => ({
  username: name.slice(0, 3).toLowerCase(),
  name,
  avatar: null,
}))

const show = (more: Parameters<typeof newsRow>[0]) =>
  render(<InboxRow row={newsRow(more) as NotificationSubject} now={new Date('2026-11-21T12:00:00Z')} />).container

test('INBOX-05 up to three faces: the latest large, two more at the end of the line', () => {
  const shown = show({ actors: people, events: [newsEvent('COMMENTED', { times: 5 })] })
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(['Unread', 'Mia Chen', 'Gus Lind'])
  expect(shown.textContent).toContain('Ben and others commented 5 times')
})
