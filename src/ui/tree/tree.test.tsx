// The tree as people and screen readers meet it: roles, keys, focus, and what it leaves to the product.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#tests/kit/until.ts'
import { Tree } from './tree.tsx'
import type { TreeNode } from './tree-node.ts'

const link = (id: string, more: Partial<TreeNode> = {}): TreeNode => ({
  id,
  text: id,
  content: (tabIndex) => (
    <a href={`#${id}`} tabIndex={tabIndex}>
      {id}
    </a>
  ),
  ...more,
})

function Branches({
  onOrder = () => undefined,
  retry = () => undefined,
}: {
  onOrder?: (id: string, ids: readonly string[]) => void
  retry?: () => void
}) {
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({ fruit: true })
  const branch = (id: string, children: readonly TreeNode[]): TreeNode => {
    const toggle = () => setOpen((now) => ({ ...now, [id]: now[id] !== true }))
    const content = (tabIndex: -1 | undefined) => (
      <button type="button" tabIndex={tabIndex} aria-expanded={open[id] === true} onClick={toggle}>
        {id}
      </button>
    )
    return { id, text: id, order: 'branch', open: open[id] === true, toggle, children: open[id] ? children : [], content }
  }
  const failed: TreeNode = {
    ...{ id: 'failed', text: '', height: 'content' },
    content: () => (
      <button type="button" onClick={retry}>
        Retry
      </button>
    ),
  }
  const heading: TreeNode = { id: 'heading', text: 'Heading', passive: true, content: () => <h3>Heading</h3> }
  const nodes = [
    branch('fruit', [link('apple', { current: true }), heading, link('apricot'), link('banana')]),
    branch('grain', [link('barley')]),
    branch('herbs', [failed]),
  ]
  return (
    <>
      <button type="button">before</button>
      <Tree label="Food" nodes={nodes} onOrder={onOrder} />
      <button type="button">behind</button>
    </>
  )
}

const row = (name: string) => screen.getByRole('treeitem', { name })
const press = (init: Parameters<typeof fireEvent.keyDown>[1]) => fireEvent.keyDown(document.activeElement ?? document.body, init)

async function show(props: Parameters<typeof Branches>[0] = {}) {
  render(<Branches {...props} />)
  await until(() => screen.getByRole('tree', { name: 'Food' }))
}

/** As the Tab key does it. */
async function enter() {
  fireEvent.keyDown(screen.getByRole('button', { name: 'before' }), { key: 'Tab' })
  await act(async () => screen.getByRole('tree').focus())
}

afterEach(() => void vi.restoreAllMocks())

test('OPEN-66 the tree is as high as its rows from the first frame on, also when more of them come', async () => {
  // As a browser lays it out where there is room for all.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.style.height) || 0
  })
  const heights = () => {
    const scroller = screen.getByRole('tree').firstElementChild as HTMLElement
    return [scroller.style.height, (scroller.firstElementChild as HTMLElement).style.height]
  }
  await show()
  const [before] = heights()
  await act(async () => screen.getByRole('button', { name: 'grain' }).click())
  const [room, rows] = heights()
  expect(Number.parseFloat(room ?? '')).toBeGreaterThan(Number.parseFloat(before ?? ''))
  expect(room).toBe(rows)
})

test('rows say their level, place, whether they are open, and which one is shown', async () => {
  await show()
  expect(['fruit', 'apple', 'grain'].map((name) => row(name).getAttribute('aria-level'))).toEqual(['1', '2', '1'])
  expect(['fruit', 'apple', 'grain'].map((name) => row(name).getAttribute('aria-expanded'))).toEqual(['true', null, 'false'])
  expect(['fruit', 'apple', 'banana'].map((name) => row(name).getAttribute('aria-current'))).toEqual([null, 'page', null])
  expect([row('grain').getAttribute('aria-posinset'), row('grain').getAttribute('aria-setsize')]).toEqual(['2', '3'])
})

test('the tree is one stop of the Tab key, and begins at the page that is shown', async () => {
  await show()
  await enter()
  expect(document.activeElement).toBe(row('apple'))
  const stops = [...document.querySelectorAll<HTMLElement>('[tabindex], a, button')].filter(({ tabIndex }) => tabIndex >= 0)
  expect(stops.map((one) => one.textContent)).toEqual(['before', 'apple', 'behind'])
  await act(async () => screen.getByRole('button', { name: 'behind' }).focus())
  expect(screen.getByRole('tree').tabIndex).toBe(-1)
})

test('OPEN-66 what scrolls holds the stop of the Tab key before anybody was there and after it was left', async () => {
  const tabbed = () =>
    [...screen.getByRole('tree').querySelectorAll<HTMLElement>('[tabindex="0"]')].map((element) => element.getAttribute('data-tree-row'))
  await show()
  expect([tabbed(), screen.getByRole('tree').tabIndex]).toEqual([['apple'], -1])
  await enter()
  press({ key: 'End' })
  await act(async () => screen.getByRole('button', { name: 'behind' }).focus())
  expect([tabbed(), screen.getByRole('tree').tabIndex]).toEqual([['herbs'], -1])
})

test('arrows walk, open, enter, close and leave; headings are passed over', async () => {
  await show()
  await enter()
  for (const [key, name] of [
    ['ArrowDown', 'apricot'],
    ['End', 'herbs'],
    ['ArrowUp', 'grain'],
    ['ArrowRight', 'grain'],
    ['ArrowRight', 'barley'],
    ['ArrowLeft', 'grain'],
    ['ArrowLeft', 'grain'],
    ['Home', 'fruit'],
  ] as const) {
    press({ key })
    expect(document.activeElement, key).toBe(row(name))
  }
  expect(row('grain').getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('treeitem', { name: 'barley' })).toBeNull()
})

test('Enter and Space press what the row holds, with the keys that open a link elsewhere; a held key does it once', async () => {
  await show()
  const clicks: string[] = []
  document.body.addEventListener('click', (event) => clicks.push(`${event.ctrlKey} ${(event.target as Element).textContent}`))
  await enter()
  press({ key: 'Enter' })
  press({ key: 'Enter', repeat: true })
  press({ key: 'Enter', ctrlKey: true })
  press({ key: 'Home' })
  press({ key: ' ' })
  expect(clicks).toEqual(['false apple', 'true apple', 'false fruit'])
  expect(row('fruit').getAttribute('aria-expanded')).toBe('false')
})

test('letters find rows for who came by keyboard; after a click they are keys of the product', async () => {
  const heard = vi.fn((event: KeyboardEvent) => event.key)
  await show()
  await enter()
  window.addEventListener('keydown', heard)
  press({ key: 'z' })
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['z'])
  press({ key: 'b' })
  expect(document.activeElement).toBe(row('banana'))
  // What is typed on belongs to the word, whether a row is found or not.
  press({ key: 'z' })
  expect([document.activeElement, heard.mock.results.length]).toEqual([row('banana'), 1])
  press({ key: 'ArrowUp' })
  press({ key: 'f' })
  expect(document.activeElement).toBe(row('fruit'))
  const apple = screen.getByRole('link', { name: 'apple' })
  fireEvent.pointerDown(apple)
  await act(async () => apple.focus())
  expect(document.activeElement).toBe(apple)
  await act(async () => void fireEvent.pointerUp(apple))
  expect(document.activeElement).toBe(row('apple'))
  press({ key: 'g' })
  expect([document.activeElement, heard.mock.lastCall?.[0].key]).toEqual([row('apple'), 'g'])
  window.removeEventListener('keydown', heard)
})

test('what the tree does not use reaches the product once, and what that uses the browser does not', async () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => {
    heard.push(`${event.ctrlKey ? 'ctrl+' : ''}${event.key} ${event.code}`)
    event.preventDefault()
  }
  await show()
  await enter()
  window.addEventListener('keydown', listen)
  const letThrough = press({ key: 'k', code: 'KeyK', ctrlKey: true })
  press({ key: 'ArrowDown', code: 'ArrowDown' })
  press({ key: '*', code: 'NumpadMultiply' })
  window.removeEventListener('keydown', listen)
  expect([letThrough, heard]).toEqual([false, ['ctrl+k KeyK', '* NumpadMultiply']])
  expect(row('fruit').getAttribute('aria-expanded')).toBe('true')
})

test('a control with the focus of its own keeps Enter, arrows walk on from its row', async () => {
  const retry = vi.fn()
  await show({ retry })
  await enter()
  press({ key: 'End' })
  press({ key: 'ArrowRight' })
  press({ key: 'ArrowRight' })
  press({ key: 'Enter' })
  expect(retry).toHaveBeenCalledTimes(1)
  const button = screen.getByRole('button', { name: 'Retry' })
  await act(async () => button.focus())
  expect([document.activeElement, press({ key: 'Enter' })]).toEqual([button, true])
  press({ key: 'ArrowUp' })
  expect(document.activeElement).toBe(row('herbs'))
})

test('Alt+Shift and an arrow put a row in order, at the ends nothing happens', async () => {
  const onOrder = vi.fn()
  await show({ onOrder })
  await enter()
  press({ key: 'End' })
  press({ key: 'ArrowUp', altKey: true, shiftKey: true })
  expect(onOrder.mock.calls).toEqual([['herbs', ['fruit', 'herbs', 'grain']]])
  press({ key: 'ArrowDown', altKey: true, shiftKey: true })
  expect(onOrder).toHaveBeenCalledTimes(1)
})

test('a row that is closed away leaves the keyboard to the tree', async () => {
  await show()
  await enter()
  await act(async () => screen.getByRole('button', { name: 'fruit' }).click())
  expect(screen.getByRole('tree').contains(document.activeElement)).toBe(true)
  press({ key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('role')).toBe('treeitem')
})
