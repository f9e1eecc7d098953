// The page behind a shared project's link, until its screens are there: alone, honest, with a way on, and in no index.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { SharedProjectPage } from './shared-project-page.tsx'

test('it says what it will be and leads on, to sign-in or to the workspace', () => {
  endSession('signed-out')
  const { unmount } = render(<SharedProjectPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Shared project' })).toBeTruthy()
  expect(screen.getByText(/^Not built yet\./)).toBeTruthy()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  unmount()
  expect(document.head.querySelector('meta[name=robots]')).toBeNull()
  startSession({ token: 't', viewer: { username: 'ana', name: 'Ana', avatar: null, headline: null } })
  render(<SharedProjectPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Go to your workspace' }).getAttribute('href')).toBe('/workspace')
})
