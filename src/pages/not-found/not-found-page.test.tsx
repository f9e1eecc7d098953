// Proves the pages that say honestly what is not there.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page.tsx'

test('OPEN-13 OPEN-31 what is not found is named, with a way back', () => {
  render(<NotFoundPage what="project" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
  expect(screen.getByText(/This project does not exist, or you cannot see it\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to your workspace' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Not found · Palette')
})
