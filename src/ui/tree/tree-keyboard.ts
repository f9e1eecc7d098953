// Keys and focus of a tree. The tree sees a key first; what it does not use goes on to the product as if it had been pressed beside the tree.
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { TreeApi } from 'react-arborist'
import { createTypeAhead, type TypeAhead } from '#src/ui/focus/type-ahead.ts'
import { stepOf } from './tree-keys.ts'
import type { TreeNode, TreeRow } from './tree-node.ts'
import { orderOf, stepInOrder } from './tree-order.ts'
import { containerOf, rowAt, settleStop } from './tree-stop.ts'

type Api = RefObject<TreeApi<TreeNode> | undefined>

interface Tree {
  api: TreeApi<TreeNode>
  rows: readonly TreeRow[]
  onOrder: (id: string, order: readonly string[]) => void
  typed: TypeAhead
  /** Letters find rows only for who came by keyboard: after a click they are the keys of the product. */
  byKeyboard: boolean
}

/** How a press of the pointer ends; one that became a drag ends with that. */
const RELEASES = ['pointerup', 'dragend']

/** Listens on the element around the tree. What it answers is called when other rows are drawn. */
export function useTreeKeyboard(box: RefObject<HTMLElement | null>, api: Api, rows: Tree['rows'], onOrder: Tree['onOrder']): () => void {
  const latest = useRef({ rows, onOrder })
  const state = useRef({ typed: createTypeAhead(), byKeyboard: false, pressed: false })
  useEffect(() => {
    latest.current = { rows, onOrder }
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const tree = (): Tree | null => (api.current ? { api: api.current, ...latest.current, ...state.current } : null)
    const pressed = (event: KeyboardEvent) => {
      const now = tree()
      // What was passed on comes from the element itself.
      if (!now || event.target === element) return
      if (isKeyOfControl(event)) return event.stopPropagation()
      // react-arborist has keys of its own, some of which this tree has not, or has otherwise.
      event.stopPropagation()
      if (use(now, event)) state.current.byKeyboard = true
      else if (element.dispatchEvent(copyOf(event))) return
      event.preventDefault()
    }
    const entered = (event: FocusEvent) => {
      const now = tree()
      // A focus that moves while the pointer is down would end the drag before it begins.
      if (!now || state.current.pressed) return
      const comes = !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))
      const wanted = wantedRow(now)
      // The row that stood in for it, or the tree.
      if (comes && wanted !== null && !isDrawn(element, wanted) && rowAt(event.target) !== null) now.api.focus(wanted)
      else follow(element, now, event.target)
      settleStop(element, wantedRow(now))
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      const now = tree()
      if (now && !(relatedTarget instanceof Node && element.contains(relatedTarget))) settleStop(element, wantedRow(now))
    }
    const pointed = () => {
      state.current.byKeyboard = false
      state.current.pressed = true
    }
    const released = () => {
      if (!state.current.pressed) return
      state.current.pressed = false
      const now = tree()
      if (now && element.contains(document.activeElement)) follow(element, now, document.activeElement)
    }
    const tabbed = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') state.current.byKeyboard = true
    }
    element.addEventListener('keydown', pressed, true)
    element.addEventListener('focusin', entered, true)
    element.addEventListener('focusout', left)
    element.addEventListener('pointerdown', pointed, true)
    window.addEventListener('keydown', tabbed, true)
    for (const end of RELEASES) window.addEventListener(end, released)
    return () => {
      element.removeEventListener('keydown', pressed, true)
      element.removeEventListener('focusin', entered, true)
      element.removeEventListener('focusout', left)
      element.removeEventListener('pointerdown', pointed, true)
      window.removeEventListener('keydown', tabbed, true)
      for (const end of RELEASES) window.removeEventListener(end, released)
    }
  }, [box, api])
  return useCallback(() => {
    if (box.current && api.current) settleStop(box.current, wantedRow({ api: api.current, rows: latest.current.rows }))
  }, [box, api])
}

/** Where the focus goes that comes to the tree: the row that had it last, else the page that is shown, else the first. */
function wantedRow({ api, rows }: Pick<Tree, 'api' | 'rows'>): string | null {
  return api.focusedNode?.id ?? rows.find(({ node }) => node.current)?.node.id ?? rows[0]?.node.id ?? null
}

function isDrawn(element: HTMLElement, id: string): boolean {
  return element.querySelector(`[data-tree-row="${CSS.escape(id)}"]`) !== null
}

/** Does what the key means at the focused row; false where it means nothing in a tree. */
function use(tree: Tree, event: KeyboardEvent): boolean {
  const { api, rows, typed, onOrder } = tree
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event
  const at = rowAt(event.target) ?? api.focusedNode?.id ?? null
  if (event.isComposing) return false
  if (altKey) return shiftKey && !ctrlKey && !metaKey && at !== null && order(rows, at, key, onOrder)
  if (key === 'Enter' && at !== null) return press(event, at)
  if (ctrlKey || metaKey) return false
  const now = performance.now()
  if (tree.byKeyboard && /^[\p{L}\p{N}]$/u.test(key)) return focus(api, typed.take(namedIn(rows), at, key, now))
  if (key === ' ' && typed.isTyping(now)) return focus(api, typed.take(namedIn(rows), at, key, now))
  if (shiftKey) return false
  typed.forget()
  if (key === ' ' && at !== null) return press(event, at)
  if (key === 'PageUp' || key === 'PageDown') {
    if (key === 'PageUp') api.pageUp()
    else api.pageDown()
    return true
  }
  const step = stepOf(rows, at, key)
  if (step && 'toggle' in step) step.toggle.toggle?.()
  else if (step) focus(api, step.to)
  return /^(Arrow|Home$|End$)/.test(key)
}

function focus(api: TreeApi<TreeNode>, id: string | null): boolean {
  if (id !== null) api.focus(id)
  return id !== null
}

function order(rows: readonly TreeRow[], id: string, key: string, onOrder: Tree['onOrder']): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
  const present = orderOf(rows, id)
  if (present.length === 0) return false
  const next = stepInOrder(present, id, key === 'ArrowUp' ? -1 : 1)
  if (next) onOrder(id, next)
  return true
}

/** Presses the row's own link or button, with the keys that open a link elsewhere. */
function press(event: KeyboardEvent, id: string): boolean {
  const { ctrlKey, metaKey, shiftKey, target } = event
  const row = target instanceof Element ? target.closest(`[data-tree-row="${CSS.escape(id)}"]`) : null
  const control = row?.querySelector('a[href], button')
  if (event.repeat) return true
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  return row !== null
}

/** Keeps the tree's own row and the browser's focus together, and the tree one stop of the Tab key. */
function follow(element: HTMLElement, { api, rows }: Tree, target: EventTarget | null): void {
  const container = containerOf(element)
  const id = rowAt(target)
  if (id === null) {
    // Browsers make a stop of the Tab key of what scrolls.
    if (target !== container) {
      container?.focus({ preventScroll: true })
      return
    }
    const wanted = wantedRow({ api, rows })
    if (!api.focusedNode && wanted !== null) api.focus(wanted)
    return
  }
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-tree-row]') : null
  if (api.focusedNode?.id !== id || !api.hasFocus) api.focus(id, { scroll: false })
  if (row && target instanceof HTMLElement && target !== row && target.tabIndex === -1) row.focus({ preventScroll: true })
  else row?.scrollIntoView({ block: 'nearest' })
}

/** Enter and Space press a control in a row that has the focus itself, such as Retry. */
function isKeyOfControl({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('a[href], button') !== null
}

function copyOf(event: KeyboardEvent): KeyboardEvent {
  const { key, code, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey, keyCode } = event
  const modifierAltGraph = event.getModifierState('AltGraph')
  const keys = { ctrlKey, shiftKey, altKey, metaKey, modifierAltGraph }
  return new KeyboardEvent('keydown', { key, code, location, repeat, isComposing, keyCode, ...keys, bubbles: true, cancelable: true })
}

function namedIn(rows: readonly TreeRow[]): readonly TreeNode[] {
  return rows.map(({ node }) => node).filter(({ passive }) => !passive)
}
