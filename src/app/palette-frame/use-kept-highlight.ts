// A list whose lines come and go by themselves always has a highlighted one.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { highlightedIn } from './highlighted.ts'

/**
 * What to hand to cmdk as `value`: nothing, but for a moment the first line where `lines` changed behind the same `typed` and took the highlighted one along.
 * cmdk chooses anew for each key; of several lines that go at once without one, though, only the last looks whether it was the highlighted one (1.1.1),
 * and Enter would do nothing.
 */
export function useKeptHighlight(list: RefObject<HTMLElement | null>, lines: unknown, typed: unknown): { value?: string } {
  const [value, setValue] = useState<string | null>(null)
  const before = useRef<unknown>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when other lines are drawn
  useLayoutEffect(() => {
    const isSame = before.current === typed
    before.current = typed
    if (isSame && highlightedIn(list.current) === null) setValue(firstOf(list.current))
  }, [list, lines, typed])
  useLayoutEffect(() => {
    if (value !== null) setValue(null)
  }, [value])
  return value === null ? {} : { value }
}

function firstOf(list: ParentNode | null): string | null {
  return list?.querySelector('[cmdk-item]:not([aria-disabled="true"])')?.getAttribute('data-value') ?? null
}
