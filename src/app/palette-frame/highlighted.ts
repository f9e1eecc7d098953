// Which line of a list the arrow keys stand on.

/**
 * The value of the highlighted line, as the list has it drawn; null where none is. cmdk keeps the highlight itself: told from outside, it brings the line
 * before the highlighted one into view, and each key draws everything around the list again.
 */
export function highlightedIn(list: ParentNode | null): string | null {
  return list?.querySelector('[cmdk-item][aria-selected="true"]')?.getAttribute('data-value') ?? null
}
