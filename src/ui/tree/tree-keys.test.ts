// What keys mean in a tree, and where a dragged row lands.
import { expect, test } from 'vitest'
import { stepOf } from './tree-keys.ts'
import { rowsOf, type TreeNode } from './tree-node.ts'
import { landing, orderOf, stepInOrder } from './tree-order.ts'

const leaf = (id: string, more: Partial<TreeNode> = {}): TreeNode => ({ id, text: id, content: () => id, ...more })
const branch = (id: string, open: boolean, children: readonly TreeNode[], more: Partial<TreeNode> = {}) =>
  leaf(id, { open, children, ...more })

const nodes = [
  branch('Acme', true, [
    leaf('Dashboard'),
    leaf('Heading', { passive: true }),
    branch('Mobile', false, [leaf('hidden')], { order: 'p' }),
    branch('Ops', true, [leaf('Board'), leaf('Wiki')], { order: 'p' }),
    branch('Orders', true, [], { order: 'p' }),
  ]),
  branch('Globex', false, [], { order: 'w' }),
]
const rows = rowsOf(nodes)
const ids = rows.map(({ node }) => node.id)

test('rows below a closed row are not in view, levels and parents are known', () => {
  expect(ids).toEqual(['Acme', 'Dashboard', 'Heading', 'Mobile', 'Ops', 'Board', 'Wiki', 'Orders', 'Globex'])
  expect(rows.map(({ level }) => level)).toEqual([0, 1, 1, 1, 1, 2, 2, 1, 0])
  expect(rows.find(({ node }) => node.id === 'Wiki')?.parent?.id).toBe('Ops')
})

test('up and down walk over headings and stop at the ends; Home and End go there', () => {
  expect(stepOf(rows, 'Dashboard', 'ArrowDown')).toEqual({ to: 'Mobile' })
  expect(stepOf(rows, 'Mobile', 'ArrowUp')).toEqual({ to: 'Dashboard' })
  expect([stepOf(rows, 'Acme', 'ArrowUp'), stepOf(rows, 'Globex', 'ArrowDown')]).toEqual([null, null])
  expect([stepOf(rows, 'Wiki', 'Home'), stepOf(rows, 'Acme', 'End')]).toEqual([{ to: 'Acme' }, { to: 'Globex' }])
  expect(stepOf(rows, null, 'ArrowDown')).toEqual({ to: 'Acme' })
})

test('right opens, then enters; left closes, then goes to the parent', () => {
  expect(stepOf(rows, 'Mobile', 'ArrowRight')).toMatchObject({ toggle: { id: 'Mobile' } })
  expect(stepOf(rows, 'Ops', 'ArrowRight')).toEqual({ to: 'Board' })
  expect([stepOf(rows, 'Board', 'ArrowRight'), stepOf(rows, 'Orders', 'ArrowRight')]).toEqual([null, null])
  expect(stepOf(rows, 'Board', 'ArrowLeft')).toEqual({ to: 'Ops' })
  expect(stepOf(rows, 'Ops', 'ArrowLeft')).toMatchObject({ toggle: { id: 'Ops' } })
  expect(stepOf(rows, 'Mobile', 'ArrowLeft')).toEqual({ to: 'Acme' })
  expect(stepOf(rows, 'Globex', 'ArrowLeft')).toBeNull()
})

test('only rows of the same order below the same row are put in order', () => {
  expect(orderOf(rows, 'Ops')).toEqual(['Mobile', 'Ops', 'Orders'])
  expect([orderOf(rows, 'Board'), orderOf(rows, 'Globex'), orderOf(rows, 'gone')]).toEqual([[], ['Globex'], []])
  expect(stepInOrder(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(stepInOrder(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect([stepInOrder(['a', 'b'], 'a', -1), stepInOrder(['a', 'b'], 'b', 1), stepInOrder(['a'], 'x', 1)]).toEqual([null, null, null])
})

test('a dragged row lands before or after those it is put in order with, behind all that is below them', () => {
  expect(landing(rows, 'Orders', 'Mobile', 'top')).toEqual({ line: 'Mobile', edge: 'top', order: ['Orders', 'Mobile', 'Ops'] })
  expect(landing(rows, 'Mobile', 'Ops', 'bottom')).toEqual({ line: 'Wiki', edge: 'bottom', order: ['Ops', 'Mobile', 'Orders'] })
  expect(landing(rows, 'Mobile', 'Board', 'top')).toEqual({ line: 'Wiki', edge: 'bottom', order: ['Ops', 'Mobile', 'Orders'] })
  expect(landing(rows, 'Mobile', 'Orders', 'bottom')).toEqual({ line: 'Orders', edge: 'bottom', order: ['Ops', 'Orders', 'Mobile'] })
})

test('a row lands nowhere where it would stay, and in no other list', () => {
  for (const [over, half] of [
    ['Ops', 'top'],
    ['Mobile', 'top'],
    ['Mobile', 'bottom'],
    ['Dashboard', 'bottom'],
    ['Globex', 'top'],
  ] as const)
    expect(landing(rows, 'Mobile', over, half), `${over} ${half}`).toBeNull()
  expect(landing(rows, 'Ops', 'Wiki', 'bottom')).toBeNull()
  expect(landing(rows, 'Board', 'Wiki', 'bottom')).toBeNull()
})
