// The tab's title: of what was opened last, and of what is below once that is left.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDocumentTitle } from './document-title.ts'

function Titled({ title }: { title: string | null }) {
  useDocumentTitle(title)
  return null
}

test('TDETAIL-01 a task over a page names the tab; closed, the page does again', () => {
  const page = render(<Titled title={null} />)
  expect(document.title).toBe('Palette')
  page.rerender(<Titled title="Website" />)
  expect(document.title).toBe('Website · Palette')
  const detail = render(<Titled title="WEB-1" />)
  detail.rerender(<Titled title="WEB-1 Named anew" />)
  expect(document.title).toBe('WEB-1 Named anew · Palette')
  detail.unmount()
  expect(document.title).toBe('Website · Palette')
  page.unmount()
  expect(document.title).toBe('Palette')
})
