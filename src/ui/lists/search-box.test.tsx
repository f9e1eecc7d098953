// The search of a list where there is little room.
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

test.each([
  [230, 'Search discussions'],
  [142, 'Search'],
])('SCREEN-02 in %s px a search says %s, and is called by its whole label', (width, said) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  render(<SearchBox label="Search discussions" text="" onSearch={() => undefined} />)
  expect(screen.getByRole('searchbox', { name: 'Search discussions' }).getAttribute('placeholder')).toBe(said)
})
