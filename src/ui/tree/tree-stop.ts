// The one stop of the Tab key in a tree. It is a row, within what scrolls: a region that scrolls has to be reached by keyboard (OPEN-66).

/** The row an element of a tree belongs to. */
export function rowAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-tree-row]')?.getAttribute('data-tree-row') ?? null) : null
}

/** The element that has the role of the tree, around what scrolls. */
export function containerOf(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[role="tree"]')
}

/** Makes the wanted row the stop. Where that is scrolled away the first one that is drawn stands in for it; where no row is drawn, the tree itself. */
export function settleStop(element: HTMLElement, wanted: string | null): void {
  const container = containerOf(element)
  const rows = [...element.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  // A row that was scrolled away with the focus left it to the tree.
  const row = container === document.activeElement ? undefined : (rows.find((one) => rowAt(one) === wanted) ?? rows[0])
  for (const one of rows) one.tabIndex = one === row ? 0 : -1
  if (container) container.tabIndex = row ? -1 : 0
}
