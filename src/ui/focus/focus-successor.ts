// Finds what takes the focus of an element that is gone by then: the row in place of its row, else what lies around it.

/**
 * Spread on a list, or on what lasts around it: where a row (`li`) goes with the focus, the first button of the row that takes its place has it, and
 * without any row the field for a new one.
 */
export const rowsInherit = { 'data-rows-inherit': '' }

/** Where an element is while it is there. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** The focusable elements around it, innermost first. */
  readonly around: readonly HTMLElement[]
  readonly row: { readonly list: HTMLElement; readonly item: HTMLElement; readonly at: number } | null
}

/** Remembers the place of an element, up to `frame`; without one, up to the page's main part, which as a whole is nothing to work in. */
export function placeOf(element: HTMLElement, frame?: HTMLElement): FocusPlace {
  const around: HTMLElement[] = []
  for (let at = element.parentElement; at && (frame ? frame.contains(at) : at.tagName !== 'MAIN'); at = at.parentElement)
    if (at.hasAttribute('tabindex')) around.push(at)
  return { element, around, row: rowOf(element) }
}

/** The element itself while it can have focus, else its heir; undefined where nothing is left. */
export function successorOf({ element, row, around }: FocusPlace): HTMLElement | undefined {
  return [element, ...(row ? successorsInRows(row) : []), ...around].find(takes)
}

function rowOf(element: HTMLElement): FocusPlace['row'] {
  const list = element.closest<HTMLElement>('[data-rows-inherit]')
  const items = list ? stopsOf(list).map((stop) => stop.closest('li')) : []
  const at = items.findIndex((item) => item?.contains(element))
  const item = items[at]
  return list && item ? { list, item, at } : null
}

/** Its own row while that is there, the row in its place, the last one, the field for a new one. */
function successorsInRows({ list, item, at }: NonNullable<FocusPlace['row']>): HTMLElement[] {
  const stops = stopsOf(list)
  const own = stops.filter((stop) => item.contains(stop))
  return [...own, ...stops.slice(at, at + 1), ...stops.slice(-1), ...list.querySelectorAll<HTMLElement>('textarea, input')]
}

/** The first button of each row. */
function stopsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll('li')].flatMap((row) => row.querySelector<HTMLElement>('button:not(:disabled)') ?? [])
}

/** True for what is there and can have focus. */
function takes(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null
}
