// Where a question is asked from: what was pressed, the point, a finger, or keys.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedFrom, followGestures } from './asked-from.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<div id="row" role="row"><button id="cell">Due</button></div><div data-layer="menu"><div id="item" role="menuitem">Due</div></div>'
  stop = followGestures(window)
})
afterEach(() => stop())

function press(id: string, more: PointerEventInit = {}) {
  const element = document.getElementById(id) as HTMLElement
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', clientX: 400, clientY: 300, ...more }))
  return element
}

function box(element: Element, width: number, height = 28) {
  return vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(380, 290, width, height))
}

function place() {
  const from = askedFrom()
  if (from?.kind !== 'place') throw new Error(`not at a place: ${from?.kind}`)
  const { x, y, width } = from.place.getBoundingClientRect()
  return { x, y, width }
}

test('a control that is pressed is the place, and stays it where it was when it is gone', () => {
  const cell = press('cell')
  box(cell, 90)
  expect(place()).toEqual({ x: 380, y: 290, width: 90 })
  cell.remove()
  expect(place()).toEqual({ x: 380, y: 290, width: 90 })
})

test('the point is the place where what was pressed is wider than a picker may be away, or in a menu', () => {
  const row = press('row')
  box(row, 900, 36)
  expect(place()).toEqual({ x: 400, y: 300, width: 0 })
  press('item')
  expect(place()).toEqual({ x: 400, y: 300, width: 0 })
})

test('a finger is a finger, and a key ends either', () => {
  press('cell', { pointerType: 'touch' })
  expect(askedFrom()).toEqual({ kind: 'touch' })
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }))
  expect(askedFrom()).toBeNull()
})

test('a press by code, as menus make it, changes nothing', () => {
  const item = press('item')
  item.click()
  expect(askedFrom()?.kind).toBe('place')
})
