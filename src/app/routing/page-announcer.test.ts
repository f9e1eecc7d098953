// What screen readers are told of a page that came into view.
import { act, cleanup, renderHook } from '@testing-library/react'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { createNavigation } from './navigation.ts'
import { announcePages } from './page-announcer.ts'

let stop = (): void => undefined
beforeEach(() => void vi.spyOn(Element.prototype, 'attachShadow'))
afterEach(() => {
  stop()
  cleanup()
  vi.restoreAllMocks()
})

function announced() {
  const navigation = createNavigation(UNSAFE_createMemoryHistory({ initialEntries: ['/acme/sprints'], v5Compat: true }))
  const page = renderHook(({ title }: { title: string | null }) => useDocumentTitle(title), {
    initialProps: { title: 'Sprints' as string | null },
  })
  stop = announcePages(navigation)
  const line = vi.mocked(Element.prototype.attachShadow).mock.results.at(-1)?.value.firstElementChild as HTMLElement
  const name = (title: string | null) => page.rerender({ title })
  const draw = () => act(() => navigation.page.drawn(navigation.location))
  return { navigation, line, name, draw }
}

test('the title of a page is said politely once that is drawn; not of the first, which the browser names', () => {
  const { navigation, line, name, draw } = announced()
  expect([line.getAttribute('aria-live'), line.textContent]).toEqual(['polite', ''])
  navigation.to('/acme/stories')
  expect(line.textContent).toBe('')
  name('User stories')
  draw()
  expect(line.textContent).toBe('User stories')
})

test('a title that is known late is said then; one that becomes more precise is not said again', () => {
  const { navigation, line, name, draw } = announced()
  navigation.to('/acme/projects/website')
  name(null)
  draw()
  expect(line.textContent).toBe('')
  name('Website')
  name('Website relaunch')
  expect(line.textContent).toBe('Website')
})

test('what changes in the address but not the page, as a filter or an open task, is not said', () => {
  const { navigation, line, name, draw } = announced()
  navigation.to('/acme/sprints?task=WEB-1')
  name('WEB-1 Walk with me')
  draw()
  expect(line.textContent).toBe('')
})

test('what is said is found by nobody who looks for the words of the page, and is gone when it ends', () => {
  const { navigation, line, name, draw } = announced()
  navigation.to('/acme/stories')
  name('User stories')
  draw()
  expect(document.body.textContent).not.toContain('User stories')
  expect(line.isConnected).toBe(true)
  stop()
  expect(line.isConnected).toBe(false)
})
