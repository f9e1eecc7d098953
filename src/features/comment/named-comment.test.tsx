// Proves what a link to one comment does once the list is drawn.
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { actions as commentActions } from './comment.actions.ts'
import { CommentsPanel } from './comments-panel.tsx'

const comment = (n: number) => ({ id: String(n), html: `<p>Word ${n}</p>`, author: null, createdAt: null, createdAtForHumans: null })

test('OPEN-30 the comment that the address names is scrolled to, marked and has the focus, also one far down', async () => {
  const scrolled: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('p')?.textContent)
  })
  renderFeature(<CommentsPanel task={taskSubject(1, { viewerCan: [] })} />, {
    roots: { comments: () => Array.from({ length: 40 }, (_, n) => comment(40 - n)) },
    actions: commentActions,
    at: '/?task=t-1&tab=comments&comment=3',
  })
  await waitFor(() => expect(document.activeElement?.querySelector('p')?.textContent).toBe('Word 3'))
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(scrolled).toEqual(['Word 3'])
})
