// Where a dragged row lands in a tree whose rows go below each other.
import { expect, test } from 'vitest'
import { rowsOf, type TreeNode } from './tree-node.ts'
import { nesting } from './tree-order.ts'

const node = (id: string, children?: readonly TreeNode[]): TreeNode => ({
  ...{ id, text: id, order: 'pages', content: () => null },
  ...(children && { children, open: true }),
})
const rows = rowsOf([node('start'), node('content', [node('voice'), node('terms')]), node('launch', []), { ...node('more'), order: '' }])
const said = (dragged: string, over: string, share: number) => {
  const found = nesting(rows, dragged, over, share)
  return found && [found.edge, found.place.parent, found.place.after]
}

test('WIKI-18 the middle of a row takes another one in, as the last one below it', () => {
  expect(said('start', 'launch', 0.5)).toEqual(['into', 'launch', 'last'])
  expect(said('launch', 'voice', 0.3)).toEqual(['into', 'voice', 'last'])
  // There already, itself, or below itself.
  expect(said('voice', 'content', 0.5)).toBeNull()
  expect(said('content', 'content', 0.5)).toBeNull()
  expect(said('content', 'terms', 0.5)).toBeNull()
})

test('WIKI-18 the edges of a row are the places before and behind it, at its level; behind the head of an open branch is its first place', () => {
  expect(said('launch', 'start', 0.1)).toEqual(['top', null, null])
  expect(said('voice', 'launch', 0.1)).toEqual(['top', null, 'content'])
  expect(said('voice', 'launch', 0.9)).toEqual(['bottom', null, 'launch'])
  expect(said('launch', 'terms', 0.9)).toEqual(['bottom', 'content', 'terms'])
  expect(said('launch', 'content', 0.9)).toEqual(['bottom', 'content', null])
  expect(said('terms', 'voice', 0.1)).toEqual(['top', 'content', null])
})

test('WIKI-18 nothing moves where it would stay, and nothing lands on what is no page', () => {
  expect(said('start', 'content', 0.1)).toBeNull()
  expect(said('terms', 'voice', 0.9)).toBeNull()
  expect(said('voice', 'content', 0.9)).toBeNull()
  expect(said('start', 'more', 0.5)).toBeNull()
})
