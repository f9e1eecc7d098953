// Proves the pages that say honestly what is not there.
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { placeholderPages } from '#src/app/placeholder-pages.ts'
import { PlaceholderPage } from '#src/pages/placeholder/placeholder-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test('OPEN-13 OPEN-31 what is not found is named, with a way back', () => {
  render(<NotFoundPage what="project" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
  expect(screen.getByText(/This project does not exist, or you cannot see it\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to your workspace' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Not found · Palette')
})

test('every page that comes later says what it will hold', () => {
  const pages = Object.values(placeholderPages)
  expect(pages.length).toBeGreaterThan(0)
  for (const { title, promise } of pages) {
    render(<PlaceholderPage title={title} promise={promise} />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Not built yet' }).parentElement?.textContent).toContain(promise)
    expect(document.title).toBe(`${title} · Palette`)
    cleanup()
  }
})
